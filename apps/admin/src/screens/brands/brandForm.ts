import type { components } from '@selvedge/api-spec/types';
import * as z from 'zod/mini';
import type { BrandForm } from '../../api/schemas';

/** A brand to make or to change; messages are keys of its words. */
export const brandFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(100, 'tooLong')),
  country: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'country')),
  logo: z.string(),
  hot: z.boolean(),
  sort: z
    .nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)))
    .check(z.refine((place) => place !== null, 'sortRequired')),
});
/** What the form of a brand holds. */
export type BrandValues = z.infer<typeof brandFormSchema>;

/** The form of a brand that is there; of a new one, which stands behind the others. */
export const brandValues = (brand?: BrandForm): BrandValues => ({
  name: brand?.name ?? '',
  country: brand?.country ?? '',
  logo: brand?.logo ?? '',
  hot: brand?.hot ?? false,
  sort: brand?.sort ?? 100,
});

/** A brand as it is sent. */
export const brandInput = ({
  name,
  country,
  logo,
  hot,
  sort,
}: BrandValues): components['schemas']['BrandInput'] => ({
  name,
  hot,
  sort: sort ?? 0,
  logo: logo === '' ? null : logo,
  country: country === '' ? null : country,
});
