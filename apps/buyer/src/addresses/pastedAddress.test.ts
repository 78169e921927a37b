import { expect, test } from 'vitest';
import { readPasted, regionIn } from './pastedAddress';

const CODES = ['+86', '+852', '+853', '+886', '+39', '+3'];
const region = (code: string, name: string, nameEn: string, children: ReturnType<typeof make>[] = []) =>
  make(code, name, nameEn, children);
function make(
  code: string,
  name: string,
  nameEn: string,
  children: object[],
): {
  code: string;
  name: string;
  nameEn: string;
  children: never[];
} {
  return { code, name, nameEn, children: children as never[] };
}
const MAINLAND = [
  region('11', '北京市', 'Beijing', [
    region('1101', '北京市', 'Beijing', [region('110101', '东城区', 'Dongcheng')]),
  ]),
  region('33', '浙江省', 'Zhejiang', [
    region('3301', '杭州市', 'Hangzhou', [
      region('330102', '上城区', 'Shangcheng'),
      region('330106', '西湖区', 'Xihu'),
    ]),
  ]),
  region('36', '江西省', 'Jiangxi', [
    region('3601', '南昌市', 'Nanchang', [region('360103', '西湖区', 'Xihu')]),
  ]),
];
const read = (text: string) => {
  const { rest, ...found } = readPasted(text, CODES);
  return { ...found, ...regionIn(rest, MAINLAND) };
};

test.each([
  '林晓 13800136021 浙江省杭州市西湖区文三路 1 号',
  '收货人：林晓\n电话：138-0013-6021\n地址：浙江省 杭州市 西湖区 文三路 1 号',
  '浙江杭州西湖区文三路 1 号，林晓，+86 13800136021',
  '林晓13800136021浙江省杭州市西湖区文三路 1 号',
  '林晓 １３８００１３６０２１ 浙江省杭州市西湖区文三路 1 号',
  '林晓 86-138-0013-6021 浙江省杭州市西湖区文三路 1 号',
  '林晓 \u202a138 0013 6021\u202c 浙江省杭州市西湖区文三路 1 号',
])('R-3.38 R-3.39 a pasted address is read into its fields: %s', (text) => {
  expect(read(text)).toMatchObject({
    areaType: 'MAINLAND',
    areaCode: '+86',
    phone: '13800136021',
    realName: '林晓',
    regionCodes: ['33', '3301', '330106'],
  });
  expect(read(text).detail).toBe('文三路 1 号');
});

test('R-3.38 a level that nobody writes is passed over, and of two districts of a name the one of the city counts', () => {
  expect(read('北京市东城区王府井大街 5 号 王小美 13900001111').regionCodes).toEqual([
    '11',
    '1101',
    '110101',
  ]);
  expect(read('南昌市西湖区象山南路 9 号 李梅 13900001111').regionCodes).toEqual(['36', '3601', '360103']);
});

test('R-3.39 a number of elsewhere tells the area; the longest code that is known counts', () => {
  expect(readPasted('Giulia Ferrero, Via Savona 12, Milano, +39 0255500142', CODES)).toMatchObject({
    areaType: 'OVERSEAS',
    areaCode: '+39',
    phone: '0255500142',
    realName: 'Giulia Ferrero',
    rest: 'Via Savona 12, Milano',
  });
  expect(readPasted('陈伟明 +852 51386021 葵涌货柜码头路 88 号', CODES)).toMatchObject({
    areaType: 'HK_MACAO_TW',
    areaCode: '+852',
    phone: '51386021',
  });
});

test.each([
  ['陈伟明 ＋852 5138 6021 葵涌货柜码头路 88 号', '+852', '51386021'],
  ['陈伟明 00852 51386021 葵涌货柜码头路 88 号', '+852', '51386021'],
  ['Giulia Ferrero, (+39) 02 5550 0142, Via Savona 12, Milano', '+39', '0255500142'],
])(
  'R-3.38 D-26 a number is read out of an address as it is read anywhere else: %s',
  (text, areaCode, phone) => {
    expect(readPasted(text, CODES)).toMatchObject({ areaCode, phone });
  },
);

test('R-3.38 figures of a street, a tax number and a landline are no number', () => {
  for (const text of ['文三路 13800 号 138001 室', 'P.IVA 01234567890, Via Savona 12', '021-54321234 上海'])
    expect(readPasted(text, CODES), text).not.toHaveProperty('phone');
});

test('R-3.38 what says nothing of a place stays whole', () => {
  expect(read('文三路 1 号')).toMatchObject({ regionCodes: [], areaType: 'MAINLAND' });
  expect(read('').detail).toBe('');
});
