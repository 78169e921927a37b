/** Text in both languages. */
export interface Words {
  zh: string;
  en: string;
}

/** The four warehouses in three countries. */
export const WAREHOUSES = [
  { id: 'MI-02', city: '米兰', cityEn: 'Milan', country: 'IT' },
  { id: 'FI-01', city: '佛罗伦萨', cityEn: 'Florence', country: 'IT' },
  { id: 'PA-03', city: '巴黎', cityEn: 'Paris', country: 'FR' },
  { id: 'HK-01', city: '香港', cityEn: 'Hong Kong', country: 'HK' },
] as const;

/** Id of a demo warehouse. */
export type WarehouseId = (typeof WAREHOUSES)[number]['id'];

/** Supplier with its warehouses, the first of which is used more often. */
export interface DemoSupplier {
  id: string;
  code: string;
  name: string;
  contact: string;
  phone: string;
  email: string;
  country: string;
  warehousePrefix: string;
  leadDays: number;
  warehouses: readonly WarehouseId[];
}

/** The eight suppliers. */
export const SUPPLIERS: readonly DemoSupplier[] = [
  {
    id: 'sup-1',
    code: 'VIANELLO',
    name: 'Vianello Group S.p.A.',
    contact: 'Marta Colli',
    phone: '+39 02 5550 1180',
    email: 'orders@vianello-group.example',
    country: 'IT',
    warehousePrefix: 'VG',
    leadDays: 5,
    warehouses: ['MI-02', 'FI-01'],
  },
  {
    id: 'sup-2',
    code: 'BRIANZA',
    name: 'Tessitura Brianza S.r.l.',
    contact: 'Paolo Redaelli',
    phone: '+39 039 555 2206',
    email: 'vendite@tessitura-brianza.example',
    country: 'IT',
    warehousePrefix: 'BR',
    leadDays: 6,
    warehouses: ['MI-02'],
  },
  {
    id: 'sup-3',
    code: 'ATELIERS',
    name: 'Ateliers Réunis de Paris SAS',
    contact: 'Hélène Marchand',
    phone: '+33 1 5550 4411',
    email: 'commandes@ateliers-reunis.example',
    country: 'FR',
    warehousePrefix: 'AR',
    leadDays: 7,
    warehouses: ['PA-03', 'MI-02'],
  },
  {
    id: 'sup-4',
    code: 'THAMES',
    name: 'Thames & Tweed Agencies Ltd',
    contact: 'Oliver Standish',
    phone: '+44 20 5550 7733',
    email: 'trade@thames-tweed.example',
    country: 'GB',
    warehousePrefix: 'TT',
    leadDays: 9,
    warehouses: ['PA-03'],
  },
  {
    id: 'sup-5',
    code: 'FIRENZE',
    name: 'Firenze Pelle Consortile',
    contact: 'Duccio Bardi',
    phone: '+39 055 555 9014',
    email: 'ordini@firenzepelle.example',
    country: 'IT',
    warehousePrefix: 'FP',
    leadDays: 5,
    warehouses: ['FI-01', 'MI-02'],
  },
  {
    id: 'sup-6',
    code: 'KOWLOON',
    name: 'Kowloon Bonded Stores Ltd',
    contact: '何嘉敏',
    phone: '+852 5550 6120',
    email: 'desk@kowloon-bonded.example',
    country: 'HK',
    warehousePrefix: 'KB',
    leadDays: 3,
    warehouses: ['HK-01'],
  },
  {
    id: 'sup-7',
    code: 'QUAI',
    name: 'Maroquinerie du Quai SAS',
    contact: 'Bastien Leroux',
    phone: '+33 1 5550 8872',
    email: 'ventes@mdq.example',
    country: 'FR',
    warehousePrefix: 'MQ',
    leadDays: 8,
    warehouses: ['PA-03', 'HK-01'],
  },
  {
    id: 'sup-8',
    code: 'JURA',
    name: 'Lunetterie Jurassienne SA',
    contact: 'Claire Froidevaux',
    phone: '+41 32 555 3016',
    email: 'export@lunetterie-jura.example',
    country: 'CH',
    warehousePrefix: 'LJ',
    leadDays: 6,
    warehouses: ['HK-01', 'PA-03'],
  },
];

/** Country of production by the brand's country. */
export const ORIGINS: Readonly<Record<string, Words>> = {
  IT: { zh: '意大利', en: 'Italy' },
  FR: { zh: '法国', en: 'France' },
  GB: { zh: '英国', en: 'United Kingdom' },
  DK: { zh: '丹麦', en: 'Denmark' },
  SE: { zh: '瑞典', en: 'Sweden' },
  CH: { zh: '瑞士', en: 'Switzerland' },
  ES: { zh: '西班牙', en: 'Spain' },
  HK: { zh: '中国香港', en: 'Hong Kong' },
};

/** Colours of the demo data with their hex values. */
export const COLORS = [
  { id: 'camel', name: '驼色', nameEn: 'Camel', hex: '#b5884f' },
  { id: 'black', name: '黑', nameEn: 'Black', hex: '#23211f' },
  { id: 'ivory', name: '象牙白', nameEn: 'Ivory', hex: '#ece5d6' },
  { id: 'navy', name: '藏青', nameEn: 'Navy', hex: '#232c43' },
  { id: 'charcoal', name: '炭灰', nameEn: 'Charcoal', hex: '#55544f' },
  { id: 'bordeaux', name: '酒红', nameEn: 'Bordeaux', hex: '#5e1f2a' },
  { id: 'bottle', name: '墨绿', nameEn: 'Bottle green', hex: '#22382f' },
  { id: 'caramel', name: '焦糖', nameEn: 'Caramel', hex: '#a5632f' },
  { id: 'tortoise', name: '玳瑁', nameEn: 'Tortoise', hex: '#6b4426' },
  { id: 'mist', name: '雾蓝', nameEn: 'Mist blue', hex: '#8ea6bb' },
  { id: 'chocolate', name: '巧克力', nameEn: 'Chocolate', hex: '#4a3226' },
  { id: 'blush', name: '裸粉', nameEn: 'Blush', hex: '#d3a59d' },
  { id: 'olive', name: '橄榄', nameEn: 'Olive', hex: '#5c5b3b' },
  { id: 'sage', name: '鼠尾草', nameEn: 'Sage', hex: '#8f9c85' },
  { id: 'sand', name: '沙色', nameEn: 'Sand', hex: '#d2c3a5' },
  { id: 'pearl', name: '珍珠灰', nameEn: 'Pearl grey', hex: '#bdbab3' },
  { id: 'rust', name: '铁锈红', nameEn: 'Rust', hex: '#8f4027' },
  { id: 'mustard', name: '芥末黄', nameEn: 'Mustard', hex: '#b98f2f' },
  { id: 'lilac', name: '丁香紫', nameEn: 'Lilac', hex: '#a99bb8' },
  { id: 'cobalt', name: '钴蓝', nameEn: 'Cobalt', hex: '#2f4f8f' },
  { id: 'gold', name: '金色', nameEn: 'Gold', hex: '#b89a62' },
  { id: 'silver', name: '银色', nameEn: 'Silver', hex: '#a9a9a6' },
] as const;
