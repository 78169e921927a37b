/** Checks that the forms that only this app has keep the bounds of the contract. */
import { drifts, type FormCase } from '@selvedge/api-spec/test/formBounds';
import { expect, test } from 'vitest';
import { addressFormSchema, addressValues } from './addresses/addressForm';
import {
  phoneChangeSchema,
  phoneProofSchema,
  registerSchema,
  resetSchema,
} from '@selvedge/domain/people/registration';
import { draftFormSchema } from './screens/drafts/draftForm';
import { paymentFormSchema } from './screens/orderDetail/paymentForm';
import { passwordFormSchema } from './screens/settings/passwordForm';

const proof = { areaCode: '+86', phone: '13800136021', validateCode: '482913' };
const proofPairs = [
  { field: 'areaCode' },
  { field: 'phone', stricterBecause: 'the form depends on the area code (D-26)' },
  { field: 'validateCode' },
];
const address = {
  ...addressValues(null),
  realName: '陈伟明',
  phone: '13800136021',
  regionCodes: ['440000'],
  detail: '货柜码头路 88 号',
};

test.each<[string, FormCase]>([
  [
    'R-3.38 company of an address',
    {
      schema: addressFormSchema,
      values: address,
      operationId: 'frontUserAddressEdit',
      pairs: [
        { field: 'companyName', property: 'company.name' },
        { field: 'taxNo', property: 'company.taxNo' },
      ],
    },
  ],
  [
    'R-3.30 a proof of payment',
    {
      schema: paymentFormSchema(1_000_000, '2026-11-26'),
      values: { amount: '120.50', paidOn: '2026-11-25', method: 'OFFLINE_TRANSFER' },
      operationId: 'frontPaymentProofAdd',
      pairs: [{ field: 'method' }],
    },
  ],
  [
    'R-2.28 name of a draft',
    {
      schema: draftFormSchema,
      values: { title: '米兰第二批', shared: false },
      operationId: 'frontInquiryDraftSave',
      pairs: [{ field: 'title' }],
    },
  ],
  [
    'D-30 change of password',
    {
      schema: passwordFormSchema,
      values: { oldPassword: 'Demo-2026', newPassword: 'Demo-2027' },
      operationId: 'frontUserPasswordEdit',
      pairs: [{ field: 'oldPassword' }, { field: 'newPassword' }],
    },
  ],
  [
    'R-1.24 registration',
    {
      schema: registerSchema,
      values: {
        ...proof,
        identityType: 'HK_TRADER',
        companyName: '瀚海贸易',
        nickname: '林知夏',
        password: 'Linen-loom-7',
        invitationCode: '',
        agreed: true,
      },
      operationId: 'frontUserRegister',
      pairs: [
        ...proofPairs,
        { field: 'identityType' },
        { field: 'companyName' },
        { field: 'nickname' },
        { field: 'password' },
        { field: 'invitationCode' },
      ],
    },
  ],
  [
    'R-1.25 forgotten password',
    {
      schema: resetSchema,
      values: { ...proof, password: 'Linen-loom-7' },
      operationId: 'frontUserForget',
      pairs: [...proofPairs, { field: 'password' }],
    },
  ],
  [
    'X-B100 another phone number',
    {
      schema: phoneChangeSchema,
      values: { ...proof, password: 'Linen-loom-7' },
      operationId: 'frontUserPhoneEdit',
      pairs: [...proofPairs, { field: 'password' }],
    },
  ],
  [
    'K-19 a social account joined by phone',
    {
      schema: phoneProofSchema,
      values: proof,
      operationId: 'frontUserBind',
      pairs: proofPairs,
    },
  ],
])('%s has the bounds of the document', (_name, form) => {
  expect(drifts(form)).toEqual([]);
});

test('R-5.08 D-26 a phone number typed with blanks goes out in digits', () => {
  const typed = { ...address, phone: '138 0013-6021' };
  expect(addressFormSchema.parse(typed)).toEqual({ ...address, phone: '13800136021' });
});
