import { Conversation } from '@selvedge/app-kit/orders/Conversation';
import type { OrderDetail } from '../../api/schemas';
import { sendFile } from '../../api/sendFile';
import { comment } from './order.api';

/** What is written about an order, to the customer or for the house alone. */
export function OrderTalk({ order }: { order: OrderDetail }) {
  return (
    <Conversation
      comments={order.comments}
      keptAs={`talk:${order.id}`}
      sendFile={sendFile}
      onSend={(message, key) => comment(order.id, message, key)}
      hasInternal
    />
  );
}
