import type { components } from '@selvedge/api-spec/types';
import * as z from 'zod/mini';
import type { BrandForm } from '../../api/schemas';

/** Validation of a new or changed brand; errors are message keys. */
export const brandFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(100, 'tooLong')),
  country: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'country')),
  logo: z.string(),
  hot: z.boolean(),
  sort: z
    .nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)))
    .check(z.refine((place) => place !== null, 'sortRequired')),
});
/** Values of the brand form. */
export type BrandValues = z.infer<typeof brandFormSchema>;

/** Returns the form values of a brand, or of a new one, which is sorted after the others. */
export const brandValues = (brand?: BrandForm): BrandValues => ({
  name: brand?.name ?? '',
  country: brand?.country ?? '',
  logo: brand?.logo ?? '',
  hot: brand?.hot ?? false,
  sort: brand?.sort ?? 100,
});

/** Returns the request body of a brand. */
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
