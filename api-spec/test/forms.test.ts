/** Tests that the forms of both apps and the document have the same bounds. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CODE_DIGITS } from '@selvedge/domain/constants';
import { emailProblem } from '@selvedge/domain/people/emails';
import { addressSchema } from '@selvedge/domain/people/addresses';
import {
  loginSchema,
  passwordProblem,
  profileSchema,
  quantitySchema,
  staffLoginSchema,
} from '@selvedge/domain/people/validation';
import { drifts, type FormCase } from './formBounds';

const passwordSchema = z.object({
  newPassword: z.string().check(z.refine((text) => passwordProblem(text, 'demo') === null)),
});
const bindForm = z.object({
  email: z.string().check(z.refine((text) => emailProblem(text) === undefined)),
  validateCode: z.string().check(z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))),
  invitationCode: z.literal(''),
});
const asText = z.object({
  qty: z.number().check(z.refine((qty) => quantitySchema.safeParse(String(qty)).success)),
});

const address = {
  areaType: 'MAINLAND',
  areaCode: '+39',
  realName: '陈伟明',
  phone: '3471234567',
  regionCodes: ['440000'],
  detail: '货柜码头路 88 号',
};

const FORMS: [string, FormCase][] = [
  [
    'R-1.21 buyer sign-in',
    {
      schema: loginSchema,
      values: { username: 'demo', password: 'x', code: 'ab12' },
      operationId: 'frontUserLogin',
      pairs: [
        { field: 'username' },
        { field: 'password' },
        { field: 'code', stricterBecause: 'the code is empty only where the picture code is switched off' },
      ],
    },
  ],
  [
    'R-3.10 staff sign-in',
    {
      schema: staffLoginSchema,
      values: { username: 'sales', password: 'x', code: '' },
      operationId: 'postAuthLogin',
      pairs: [{ field: 'username' }, { field: 'password' }, { field: 'code', property: 'captchaCode' }],
    },
  ],
  [
    'R-3.09 R-5.02 R-5.03 R-5.04 bind an e-mail address',
    {
      schema: bindForm,
      values: { email: 'lin@hanhai.example', validateCode: '482913', invitationCode: '' },
      operationId: 'frontUserBinEmail',
      pairs: [
        {
          field: 'email',
          tries: [
            `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
            `a@${'b.'.repeat(130)}example`,
            'a@b',
            'a b@c.example',
          ],
        },
        { field: 'validateCode' },
        { field: 'invitationCode', stricterBecause: 'D-57 the form sends it empty' },
      ],
    },
  ],
  [
    'R-3.38 R-5.13 R-5.14 R-5.15 R-5.16 address',
    {
      schema: addressSchema,
      values: address,
      operationId: 'frontUserAddressEdit',
      pairs: [
        { field: 'areaType' },
        { field: 'areaCode' },
        { field: 'realName' },
        { field: 'phone', tries: ['347 123-4567', '(347) 123.4567'] },
        { field: 'regionCodes', tries: [['x'.repeat(20)], ['x'.repeat(21)]] },
        { field: 'detail' },
      ],
    },
  ],
  [
    'R-5.10 R-5.11 R-5.12 profile',
    {
      schema: profileSchema,
      values: { nickname: '林知夏', companyName: '瀚海贸易', identityType: 'OVERSEAS_TRADER' },
      operationId: 'frontUserUpdate',
      pairs: [{ field: 'nickname' }, { field: 'companyName' }, { field: 'identityType' }],
    },
  ],
  [
    'D-30 new password',
    {
      schema: passwordSchema,
      values: { newPassword: 'Demo-2026' },
      operationId: 'frontUserPasswordEdit',
      pairs: [{ field: 'newPassword' }],
    },
  ],
  [
    'R-5.09 quantity of a cart line',
    {
      schema: asText,
      values: { qty: 1 },
      operationId: 'frontCartEdit',
      pairs: [{ field: 'qty', property: 'lines.[].qty', notSent: [0] }],
    },
  ],
];

test.each(FORMS)('%s has the bounds of the document', (_name, form) => {
  expect(drifts(form)).toEqual([]);
});

test('a form that drifted is noticed in both directions', () => {
  const drifted = (max: number): FormCase => ({
    schema: z.object({ username: z.string().check(z.minLength(1), z.maxLength(max)) }),
    values: { username: 'demo' },
    operationId: 'frontUserLogin',
    pairs: [{ field: 'username' }],
  });
  expect(drifts(drifted(60))).toEqual([
    'frontUserLogin username is refused by the form, not by the server: "aaaaaaaaaaaaaaaaaaa… (61 characters)',
  ]);
  expect(drifts(drifted(65))).toHaveLength(1);
  expect(drifts(drifted(64))).toEqual([]);
});

/** Files that define the rules of forms; each is compared here or in the forms.test.ts of its app. */
const COMPARED = [
  'apps/admin/src/screens/accounts/accountForm.ts',
  'apps/admin/src/screens/announcements/announcementForm.ts',
  'apps/admin/src/screens/brands/brandForm.ts',
  'apps/admin/src/screens/categories/categoryForm.ts',
  'apps/admin/src/screens/customers/customerForm.ts',
  'apps/admin/src/screens/depts/deptForm.ts',
  'apps/admin/src/screens/dicts/dictForm.ts',
  'apps/admin/src/screens/menus/menuForm.ts',
  'apps/admin/src/screens/order/addProducts/typedForm.ts',
  'apps/admin/src/screens/order/claimForm.ts',
  'apps/admin/src/screens/order/futures/arrivalForm.ts',
  'apps/admin/src/screens/order/lineForm.ts',
  'apps/admin/src/screens/parcels/shipmentForms.ts',
  'apps/admin/src/screens/payments/paymentForms.ts',
  'apps/admin/src/screens/productEditor/productForm.ts',
  'apps/admin/src/screens/products/batchForm.ts',
  'apps/admin/src/screens/products/correctionForm.ts',
  'apps/admin/src/screens/purchase/purchaseForms.ts',
  'apps/admin/src/screens/purchases/orderForm.ts',
  'apps/admin/src/screens/rates/rateForm.ts',
  'apps/admin/src/screens/roles/roleForm.ts',
  'apps/admin/src/screens/setup/setupForm.ts',
  'apps/admin/src/screens/suppliers/supplierForm.ts',
  'apps/admin/src/screens/teams/teamForm.ts',
  'apps/admin/src/screens/tradeRules/ruleForm.ts',
  'apps/admin/src/screens/users/userForm.ts',
  'apps/admin/src/session/factor/factorForms.ts',
  'apps/admin/src/session/profile/profileForm.ts',
  'apps/admin/src/trade/shipForm.ts',
  'apps/buyer/src/addresses/addressForm.ts',
  'apps/buyer/src/screens/drafts/draftForm.ts',
  'apps/buyer/src/screens/orderDetail/paymentForm.ts',
  'packages/app-shell/src/lists/listRules.ts',
  'packages/domain/people/addresses.ts',
  'packages/domain/people/registration.ts',
  'packages/domain/people/validation.ts',
];

/** Forms whose values no operation takes: that of the made-up list page. */
const NOT_SENT = ['apps/admin/src/listing/example/couriers.api.ts'];

test('no form is left out', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sources = ['packages/domain', 'apps/admin/src', 'apps/buyer/src', 'packages/app-shell'].flatMap(
    (folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules/.test(name))
        .map((name) => `${folder}/${name}`),
  );
  const made = sources.filter((name) => readFileSync(`${root}/${name}`, 'utf8').includes("from 'zod/mini'"));
  expect(made.sort()).toEqual([...COMPARED, ...NOT_SENT].sort());
});
