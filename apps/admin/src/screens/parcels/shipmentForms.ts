import * as z from 'zod/mini';
import type { StaffShipment } from '../../api/schemas';
import { shipFormSchema } from '../../trade/shipForm';

/**
 * Validation of a corrected consignment: courier, numbers and packing as they were shipped, without the digits of the phone where they are
 * not shown. Errors are message keys.
 */
export const editFormSchema = z.object({
  ...shipFormSchema.shape,
  phoneTail: z.optional(shipFormSchema.shape.phoneTail),
  weights: z.array(z.object({ kg: z.nullable(z.number().check(z.nonnegative(), z.maximum(10_000))) })),
});
/** Values of the form for a correction. */
export type EditValues = z.infer<typeof editFormSchema>;

const GRAMS = 1000;

/** Returns the form values of a consignment. */
export const editValues = ({ courier, trackingNo, phoneTail, packages }: StaffShipment): EditValues => ({
  courier,
  trackingNo,
  ...(phoneTail === '' ? {} : { phoneTail }),
  weights: packages.map(({ weightG }) => ({ kg: weightG === undefined ? null : weightG / GRAMS })),
});

/** Returns the request body of a corrected consignment: each line keeps its pieces. */
export function editInput(shipment: StaffShipment, { weights, phoneTail, ...rest }: EditValues) {
  const { packingQty, packages, attachments, shippedAt } = shipment;
  return {
    ...rest,
    ...(phoneTail === undefined ? {} : { phoneTail }),
    packingQty,
    shippedAt,
    fileIds: attachments.map(({ id }) => id),
    packages: packages.map(({ no, items }, at) => {
      const kg = weights[at]?.kg ?? null;
      return {
        no,
        items: items.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
        ...(kg === null ? {} : { weightG: Math.round(kg * GRAMS) }),
      };
    }),
  };
}

/** Validation of a tracking event. */
export const eventFormSchema = z.object({
  at: z.string().check(z.minLength(1, 'at')),
  place: z.string().check(z.trim(), z.maxLength(120, 'long')),
  text: z.string().check(z.trim(), z.minLength(1, 'text'), z.maxLength(300, 'long')),
  delivered: z.boolean(),
});
/** Values of the form for a tracking event. */
export type EventValues = z.infer<typeof eventFormSchema>;
