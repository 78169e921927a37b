/** Values of a customer. The tests compare the bounds of the back office's own forms with those of the contract. */
import { drifts, type FormCase } from '@selvedge/api-spec/test/formBounds';
import { expect, test } from 'vitest';
import { accountFormSchema } from './screens/accounts/accountForm';
import { valuesOf } from '@selvedge/app-shell/lists/listForm';
import { listFormSchema } from '@selvedge/app-shell/lists/listRules';
import { shipFormSchema } from './trade/shipForm';
import { editFormSchema, eventFormSchema } from './screens/parcels/shipmentForms';
import { giveBackFormSchema } from './screens/payments/paymentForms';
import { claimFormSchema } from './screens/order/claimForm';
import { customerFormSchema, newCustomerFormSchema } from './screens/customers/customerForm';
import { arrivalFormSchema } from './screens/order/futures/arrivalForm';
import { BLANK_PRODUCT, typedSchema } from './screens/order/addProducts/typedForm';
import { lineFormSchema } from './screens/order/lineForm';
import { batchSchema } from './screens/products/batchForm';
import { correctionSchema } from './screens/products/correctionForm';
import { NEW_NOTICE, noticeFormSchema } from './screens/announcements/announcementForm';
import { piecesFormSchema } from './screens/tradeRules/ruleForm';
import { rateFormSchema } from './screens/rates/rateForm';
import { brandFormSchema } from './screens/brands/brandForm';
import { categoryFormSchema } from './screens/categories/categoryForm';
import { NEW_PRODUCT, productSchema } from './screens/productEditor/productForm';
import { setupFormSchema } from './screens/setup/setupForm';
import { purchaseSchema, receiptSchema } from './screens/purchase/purchaseForms';
import { orderFormSchema } from './screens/purchases/orderForm';
import { newSupplier, supplierFormSchema } from './screens/suppliers/supplierForm';
import { deptFormSchema } from './screens/depts/deptForm';
import { dictFormSchema, wordFormSchema } from './screens/dicts/dictForm';
import { menuFormSchema } from './screens/menus/menuForm';
import { roleFormSchema } from './screens/roles/roleForm';
import { passwordFormSchema, userFormSchema } from './screens/users/userForm';
import { creditFormSchema, teamFormSchema } from './screens/teams/teamForm';
import { codeFormSchema, proofFormSchema } from './session/factor/factorForms';
import { profileFormSchema } from './session/profile/profileForm';

const CUSTOMER = {
  nickname: '林',
  companyName: '瀚海',
  email: '',
  identityType: 'HK_TRADER',
  salesmanId: '',
  sellerFlag: false,
  limit: null,
  remark: '',
};

const LIST = valuesOf(null, Date.UTC(2025, 10, 20));

test.each<[string, FormCase]>([
  [
    'R-3.17 settings of a list',
    {
      schema: listFormSchema,
      values: { ...LIST, name: 'AW25', shipDays: 0 },
      operationId: 'postLists',
      pairs: [
        { field: 'name' },
        { field: 'nameEn', notSent: [''] },
        { field: 'note' },
        { field: 'noteEn' },
        { field: 'shipDays' },
        { field: 'receiveDays' },
        { field: 'minAvailability', property: 'settings.minAvailability' },
        { field: 'maxAvailability', property: 'settings.maxAvailability' },
      ],
    },
  ],
  [
    'X-A172 first account',
    {
      schema: setupFormSchema,
      values: { username: 'root', nickname: '周岚', password: 'Telaio-4207', repeated: 'Telaio-4207' },
      operationId: 'postAuthSetup',
      pairs: [{ field: 'username' }, { field: 'nickname' }],
    },
  ],
  [
    'X-A39 announcement',
    {
      schema: noticeFormSchema,
      values: { ...NEW_NOTICE, title: '盘点', body: [{ kind: 'PARAGRAPH', runs: [{ text: '暂停出库' }] }] },
      operationId: 'postNotices',
      pairs: [{ field: 'title' }],
    },
  ],
  [
    'X-A213 code of the app',
    {
      schema: codeFormSchema,
      values: { code: '914207' },
      operationId: 'postUsersFactorConfirm',
      pairs: [{ field: 'code' }],
    },
  ],
  [
    'X-A214 X-A215 password and code',
    {
      schema: proofFormSchema,
      values: { password: 'Telaio-4207', code: '914207' },
      operationId: 'postUsersFactorOff',
      pairs: [{ field: 'password' }, { field: 'code' }],
    },
  ],
  [
    'R-2.58 own profile',
    {
      schema: profileFormSchema,
      values: { nickname: 'Giulia', gender: 'FEMALE', mobile: '', email: '' },
      operationId: 'putUsersProfile',
      pairs: [{ field: 'nickname' }],
    },
  ],
  [
    'R-2.75 X-A129 day of arrival',
    {
      schema: arrivalFormSchema,
      values: { expectedArrival: '2026-03-19', note: '板材到料推迟' },
      operationId: 'putFuturesOrdersByIdArrival',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'X-A115 goods by hand',
    {
      schema: typedSchema,
      values: {
        ...BLANK_PRODUCT,
        intlCode: '8051234578997',
        name: '宽版腰封 60',
        brandId: 'b-07',
        categoryId: 'c-belt',
        color: '黑',
        size: '均码',
        qty: 6,
        price: 89,
      },
      operationId: 'putOrdersByIdLines',
      pairs: [
        { field: 'name', property: 'lines.[].typed.name' },
        { field: 'color', property: 'lines.[].typed.color' },
        { field: 'size', property: 'lines.[].typed.size' },
        { field: 'note', property: 'lines.[].note' },
      ],
    },
  ],
  [
    'X-A138 consignment',
    {
      schema: shipFormSchema,
      values: { courier: 'DHL', trackingNo: '8842 1107 3965', phoneTail: '6021' },
      operationId: 'postShipments',
      pairs: [{ field: 'courier' }, { field: 'trackingNo' }, { field: 'phoneTail' }],
    },
  ],
  [
    'X-A139 consignment mended',
    {
      schema: editFormSchema,
      values: { courier: 'DHL', trackingNo: '8842 1107 3965', phoneTail: '6021', weights: [{ kg: 1 }] },
      operationId: 'putShipmentsById',
      pairs: [{ field: 'courier' }, { field: 'trackingNo' }, { field: 'phoneTail' }],
    },
  ],
  [
    'X-A141 step of the way',
    {
      schema: eventFormSchema,
      values: { at: '2025-11-20T08:00', place: '', text: '已揽收', delivered: false },
      operationId: 'postShipmentsByIdEvents',
      pairs: [{ field: 'place' }, { field: 'text' }],
    },
  ],
  [
    'R-2.51 customer',
    {
      schema: customerFormSchema,
      values: CUSTOMER,
      operationId: 'putCustomersById',
      pairs: [{ field: 'nickname' }, { field: 'companyName' }, { field: 'remark' }],
    },
  ],
  [
    'R-2.51 new customer',
    {
      schema: newCustomerFormSchema,
      values: { ...CUSTOMER, areaCode: '+86', phone: '13800136021', username: 'limhui' },
      operationId: 'postCustomers',
      pairs: [{ field: 'nickname' }, { field: 'companyName' }],
    },
  ],
  [
    'R-2.90 member of staff',
    {
      schema: userFormSchema,
      values: {
        username: 'anna',
        nickname: 'Anna',
        mobile: '',
        email: '',
        gender: 'UNSPECIFIED',
        deptId: '',
        roleIds: ['r-3'],
        isInUse: true,
      },
      operationId: 'postUsers',
      pairs: [{ field: 'username' }, { field: 'nickname' }],
    },
  ],
  [
    'K-38 password of somebody',
    {
      schema: passwordFormSchema,
      values: { password: 'Telaio-4207' },
      operationId: 'patchUsersByIdPassword',
      pairs: [{ field: 'password' }],
    },
  ],
  [
    'R-2.89 role',
    {
      schema: roleFormSchema,
      values: { name: '买手', code: 'BUYERS', sort: 1, dataScope: 'OWN', remark: '', isInUse: true },
      operationId: 'postRoles',
      pairs: [{ field: 'name' }, { field: 'code' }, { field: 'sort' }, { field: 'remark' }],
    },
  ],
  [
    'R-2.88 entry of the menu',
    {
      schema: menuFormSchema,
      values: {
        type: 'MENU',
        parentId: '',
        name: '报表',
        routeName: '',
        routePath: 'report',
        component: 'dashboard/index',
        perm: '',
        icon: '',
        isVisible: true,
        isKept: false,
        isAlwaysShown: false,
        sort: 1,
      },
      operationId: 'postMenus',
      pairs: [{ field: 'name' }, { field: 'sort' }],
    },
  ],
  [
    'R-2.86 department',
    {
      schema: deptFormSchema,
      values: { parentId: '', name: '销售部', code: 'SALES', sort: 1, isInUse: true },
      operationId: 'postDept',
      pairs: [{ field: 'name' }, { field: 'code' }, { field: 'sort' }],
    },
  ],
  [
    'R-2.87 dictionary',
    {
      schema: dictFormSchema,
      values: { name: '面料', code: 'cloth', remark: '', isInUse: true },
      operationId: 'postDicts',
      pairs: [{ field: 'name' }, { field: 'code' }, { field: 'remark' }],
    },
  ],
  [
    'R-2.87 word',
    {
      schema: wordFormSchema,
      values: { value: 'COTTON', label: '棉', labelEn: 'Cotton', tagType: 'NEUTRAL', sort: 1, isInUse: true },
      operationId: 'postDictsByCodeItems',
      pairs: [{ field: 'value' }, { field: 'label' }, { field: 'labelEn' }, { field: 'sort' }],
    },
  ],
  [
    'R-2.52 team',
    {
      schema: teamFormSchema,
      values: {
        name: '瀚海',
        leaderId: 'by-lin',
        memberIds: [],
        orderVisibility: 'TEAM',
        acceptsUnchangedAcknowledgement: false,
      },
      operationId: 'postTeams',
      pairs: [{ field: 'name' }],
    },
  ],
  [
    'X-A46 minimum of pieces',
    {
      schema: piecesFormSchema,
      values: { pieces: 3 },
      operationId: 'putConfigById',
      pairs: [{ field: 'pieces', property: 'value.pieces' }],
    },
  ],
  [
    'X-A106 credit of a team',
    {
      schema: creditFormSchema,
      values: { amount: 100, note: '补偿' },
      operationId: 'postTeamsByIdCredit',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'M-T3c note of an offer',
    {
      schema: lineFormSchema('reoffer', []),
      values: { lines: [], discount: null, shipDate: '', note: '' },
      operationId: 'putSubOrdersByIdOffer',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'X-A136 account of the merchant',
    {
      schema: accountFormSchema,
      values: {
        holder: 'Selvedge',
        bank: 'Banca Lariana',
        bankAddress: '',
        accountNo: '808-123456-001',
        swift: '',
        currency: 'EUR',
        note: '',
        sort: 10,
        enabled: true,
      },
      operationId: 'postPaymentAccounts',
      pairs: [
        { field: 'holder' },
        { field: 'bank' },
        { field: 'bankAddress' },
        { field: 'accountNo' },
        { field: 'note' },
      ],
    },
  ],
  [
    'X-A135 refund',
    {
      schema: giveBackFormSchema(100),
      values: { amount: '1', note: 'to the bank' },
      operationId: 'postPaymentsRefunds',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'X-A160 rate',
    {
      schema: rateFormSchema,
      values: { num: '7.91' },
      operationId: 'putExchangeRatesByName',
      pairs: [{ field: 'num' }],
    },
  ],
  [
    'X-A190 settlement of a claim',
    {
      schema: claimFormSchema(100),
      values: { by: 'GRANT', amount: '1', note: 'photos show it' },
      operationId: 'putClaimsByIdSettle',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'R-2.48 brand',
    {
      schema: brandFormSchema,
      values: { name: 'Orsel', country: 'IT', logo: '', hot: false, sort: 1 },
      operationId: 'postBrands',
      pairs: [{ field: 'name' }],
    },
  ],
  [
    'X-A58 category',
    {
      schema: categoryFormSchema,
      values: { parentId: 'TOP', name: '大衣', nameEn: 'Coats', sort: 1 },
      operationId: 'postCategories',
      pairs: [{ field: 'name' }, { field: 'nameEn' }],
    },
  ],
  [
    'R-2.79 product',
    {
      schema: productSchema,
      values: {
        ...NEW_PRODUCT,
        supplierId: 's1',
        brandId: 'b1',
        categoryId: 'c1',
        warehouseId: 'MI-02',
        intlCode: '8051234567892',
        name: '大衣',
        nameEn: 'Coat',
        color: '驼色',
        colorEn: 'Camel',
        season: 'AW25',
        sizes: [{ skuId: '', size: 'S', barcode: '', onHand: 1, there: 0, locked: 0 }],
      },
      operationId: 'postProducts',
      pairs: [
        { field: 'name' },
        { field: 'nameEn' },
        { field: 'color' },
        { field: 'colorEn' },
        { field: 'styleNo' },
        { field: 'material' },
        { field: 'materialEn' },
        { field: 'origin' },
        { field: 'originEn' },
        { field: 'description' },
        { field: 'descriptionEn' },
      ],
    },
  ],
  [
    'X-A63 many products',
    {
      schema: batchSchema,
      values: { percent: 5, season: 'AW25', hot: 'STAYS', warehouseId: 'STAYS' },
      operationId: 'patchProductsBatch',
      pairs: [],
    },
  ],
  [
    'X-A192 correction of the stock',
    {
      schema: correctionSchema([]),
      values: { reason: 'COUNT', note: '', changes: [1] },
      operationId: 'postStockCorrections',
      pairs: [{ field: 'reason' }, { field: 'note' }],
    },
  ],
  [
    'R-2.85 supplier',
    {
      schema: supplierFormSchema,
      values: { ...newSupplier, code: 'LAGO', name: 'Lago', country: 'IT', warehousePrefix: 'LG' },
      operationId: 'postSuppliers',
      pairs: [
        { field: 'code' },
        { field: 'name' },
        { field: 'contact' },
        { field: 'country' },
        { field: 'warehousePrefix' },
        { field: 'leadDays' },
        { field: 'address' },
        { field: 'taxNo' },
        { field: 'note' },
      ],
    },
  ],
  [
    'X-A145 needs to order',
    {
      schema: orderFormSchema,
      values: { expectedAt: '', note: '' },
      operationId: 'postPurchasesOrders',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'X-A148 purchase order',
    {
      schema: purchaseSchema(true, []),
      values: { expectedAt: '2026-01-01', note: '', lines: [{ qty: 1, cost: 1 }] },
      operationId: 'putPurchaseOrdersById',
      pairs: [{ field: 'note' }],
    },
  ],
  [
    'X-A150 receipt of goods',
    {
      schema: receiptSchema([]),
      values: { lines: [{ good: 1, defect: 0 }], note: '' },
      operationId: 'postPurchaseOrdersByIdReceipts',
      pairs: [{ field: 'note' }],
    },
  ],
])('%s has the bounds of the document', (_name, form) => {
  expect(drifts(form)).toEqual([]);
});
