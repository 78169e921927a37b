import { Conversation } from '@selvedge/app-shell/orders/Conversation';
import type { OrderDetail } from '../../api/schemas';
import { sendFile } from '../../files/sendFile';
import { comment } from './orderDetail.api';

/** Conversation between buyer and staff about an order. */
export function OrderTalk({ order }: { order: OrderDetail }) {
  return (
    <Conversation
      comments={order.comments}
      keptAs={`talk:${order.id}`}
      sendFile={sendFile}
      onSend={({ text, fileIds }, key) => comment({ orderId: order.id, text, fileIds }, key)}
    />
  );
}
