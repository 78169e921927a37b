/** Rules of a delivery address, separate from those of the other forms because they need the phone number metadata. */
import * as z from 'zod/mini';
import { readPhone, withPhoneRead } from './phones';
import { filled, MESSAGE } from './validation';

const addressFields = z.object({
  areaType: z.enum(['MAINLAND', 'HK_MACAO_TW', 'OVERSEAS']),
  areaCode: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, MESSAGE.phoneFormat)),
  realName: filled(MESSAGE.consigneeRequired, 60),
  phone: filled(MESSAGE.consigneePhoneRequired, 60),
  regionCodes: z
    .array(z.string().check(z.maxLength(20)))
    .check(z.minLength(1, MESSAGE.regionRequired), z.maxLength(5, MESSAGE.regionRequired)),
  detail: filled(MESSAGE.detailRequired, 300),
  isDefault: z.optional(z.boolean()),
});

/** Schema of a delivery address. The phone may be typed in any format; the output is the number as it is stored. */
export const addressSchema = z.pipe(
  addressFields.check(
    z.refine(({ areaCode, phone }) => phone === '' || readPhone(areaCode, phone) !== null, {
      message: MESSAGE.phoneFormat,
      path: ['phone'],
    }),
  ),
  z.transform(withPhoneRead<z.infer<typeof addressFields>>),
);
