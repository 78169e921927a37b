import { Conversation } from '@selvedge/app-shell/orders/Conversation';
import type { OrderDetail } from '../../api/schemas';
import { sendFile } from '../../api/sendFile';
import { comment } from './order.api';

/** Messages about an order, to the customer or internal. */
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
