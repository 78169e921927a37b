import type { IdentityType } from '../db/schema/accounts';
import { readTable } from './table';

/** Customer of the demo data. */
export interface DemoBuyer {
  id: string;
  username: string;
  nickname: string;
  areaCode: string;
  phone: string;
  email: string;
  identityType: IdentityType;
  companyName: string;
  teamId: string | null;
  role: 'LEADER' | 'MEMBER';
  salespersonId: string | null;
}

/** Columns: user name, nickname, area code, phone, e-mail, identity, company, team and role in it, salesperson. */
const ROWS = `
demo | 林知夏 | +852 | 51386021 | linzx@hanhai-trade.hk | OVERSEAS_TRADER | 瀚海贸易（香港）有限公司 | team-hanhai | LEADER | st-sales
member | 陈伟明 | +852 | 61384402 | chenwm@hanhai-trade.hk | OVERSEAS_TRADER | 瀚海贸易（香港）有限公司 | team-hanhai | MEMBER | st-sales
fresh | - | +86 | 13800136077 | - | PHYSICAL_STORE | - | - | MEMBER | -
heyutong | 何雨桐 | +86 | 13916240518 | he@chengyu-buyers.cn | PURCHASING_AGENT | 澄屿买手组 | team-chengyu | LEADER | st-sales
zhaoyinuo | 赵一诺 | +86 | 13701886230 | zhao@chengyu-buyers.cn | PURCHASING_AGENT | 澄屿买手组 | team-chengyu | MEMBER | st-marco
wangshihan | 王诗涵 | +86 | 13522907741 | wang@beian-live.cn | LIVE_STREAMING | 北岸直播 | team-beian | LEADER | st-sales
lijiayi | 李嘉仪 | +852 | 91420336 | li@westst-second.hk | SECOND_HAND | 西街二手行 | - | MEMBER | st-marco
sunwanqing | 孙婉清 | +86 | 13611952084 | sun@banmu-store.cn | MAINLAND_TRADER | 半亩商贸 | - | MEMBER | st-sales
cheung | Cheung Ka Yan | +852 | 94417720 | ky@harbour23.hk | HK_TRADER | Harbour 23 | team-harbour | LEADER | st-sales
park | Park Ji-woo | +82 | 1055501320 | jiwoo@seongsu-select.kr | PHYSICAL_STORE | Seongsu Select | - | MEMBER | st-sales
nguyen | Nguyễn Minh Anh | +84 | 905550184 | anh@saigon-concept.vn | OVERSEAS_TRADER | Saigon Concept | - | MEMBER | st-marco
tan | Tan Wei Ling | +65 | 91550273 | weiling@duxtonrow.sg | OVERSEAS_TRADER | Duxton Row | team-harbour | MEMBER | st-marco
`;

const IDENTITIES: readonly IdentityType[] = [
  'PURCHASING_AGENT',
  'OVERSEAS_TRADER',
  'HK_TRADER',
  'MAINLAND_TRADER',
  'SECOND_HAND',
  'PHYSICAL_STORE',
  'LIVE_STREAMING',
];

/** The 12 customers of the demo data, of all seven identities; the first three are the ones to sign in with. */
export const demoBuyers: readonly DemoBuyer[] = readTable(ROWS).map((cells) => {
  const [username = '', nickname = '', areaCode = '', phone = '', email = '', identity, companyName = ''] =
    cells;
  const [teamId = '', role, salespersonId = ''] = cells.slice(7);
  return {
    id: `by-${username}`,
    username,
    nickname,
    areaCode,
    phone,
    email,
    identityType: IDENTITIES.find((type) => type === identity) ?? 'PHYSICAL_STORE',
    companyName,
    teamId: teamId || null,
    role: role === 'LEADER' ? 'LEADER' : 'MEMBER',
    salespersonId: salespersonId || null,
  };
});

/** The four teams and their leaders. */
export const demoTeams = [
  { id: 'team-hanhai', name: '瀚海贸易', managerId: 'by-demo', creditBalanceCents: 31_950 },
  { id: 'team-chengyu', name: '澄屿买手组', managerId: 'by-heyutong', creditBalanceCents: 0 },
  { id: 'team-beian', name: '北岸直播', managerId: 'by-wangshihan', creditBalanceCents: 12_800 },
  { id: 'team-harbour', name: 'Harbour 23', managerId: 'by-cheung', creditBalanceCents: 0 },
] as const;

/** Staff of every role; the first five are the ones to sign in with. */
export const demoStaff = [
  {
    id: 'st-root',
    deptId: 'd-house',
    username: 'root',
    nickname: '周岚',
    role: 'ROOT',
    invitationCode: null,
    mobile: '',
  },
  {
    id: 'st-sales',
    deptId: 'd-sales',
    username: 'sales',
    nickname: 'Giulia Ferrero',
    role: 'SALES',
    invitationCode: 'GIULIA',
    mobile: '+39 02 5550 0142',
  },
  {
    id: 'st-warehouse',
    deptId: 'd-warehouse',
    username: 'warehouse',
    nickname: 'Luca Moretti',
    role: 'WAREHOUSE',
    invitationCode: null,
    mobile: '+39 02 5550 0170',
  },
  {
    id: 'st-finance',
    deptId: 'd-finance',
    username: 'finance',
    nickname: '许文静',
    role: 'FINANCE',
    invitationCode: null,
    mobile: '+852 5550 0118',
  },
  {
    id: 'st-guest',
    deptId: 'd-house',
    username: 'guest',
    nickname: 'Guest',
    role: 'GUEST',
    invitationCode: null,
    mobile: '',
  },
  {
    id: 'st-marco',
    deptId: 'd-sales',
    username: 'marco',
    nickname: 'Marco Galli',
    role: 'SALES',
    invitationCode: 'MARCO1',
    mobile: '+39 02 5550 0143',
  },
  {
    id: 'st-admin',
    deptId: 'd-house',
    username: 'admin',
    nickname: '沈星',
    role: 'ADMIN',
    invitationCode: null,
    mobile: '',
  },
  {
    id: 'st-purchaser',
    deptId: 'd-purchase',
    username: 'purchaser',
    nickname: 'Elisa Conti',
    role: 'PURCHASER',
    invitationCode: null,
    mobile: '',
  },
] as const;

interface DemoAddress {
  areaType: 'MAINLAND' | 'HK_MACAO_TW' | 'OVERSEAS';
  areaCode: string;
  realName: string;
  phone: string;
  country: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

const hongKong: DemoAddress = {
  areaType: 'HK_MACAO_TW',
  areaCode: '+852',
  realName: '陈伟明',
  phone: '61384402',
  country: '中国',
  province: '香港特别行政区',
  city: '葵青区',
  district: '葵涌',
  detail: '货柜码头路 88 号 12 楼 B 座',
};
const mainland: DemoAddress = {
  areaType: 'MAINLAND',
  areaCode: '+86',
  realName: '林晓',
  phone: '13816240926',
  country: '中国',
  province: '上海市',
  city: '上海市',
  district: '静安区',
  detail: '南京西路 1266 号 3 号楼 1802 室',
};
const singapore: DemoAddress = {
  areaType: 'OVERSEAS',
  areaCode: '+65',
  realName: 'Lin Zhixia',
  phone: '91551190',
  country: 'Singapore',
  province: '',
  city: 'Singapore',
  district: '',
  detail: '24 Duxton Road, #03-11',
};

const inChina = (province: string, city: string, district: string, detail: string): DemoAddress => ({
  ...mainland,
  province,
  city,
  district,
  detail,
});
const abroad = (country: string, city: string, detail: string): DemoAddress => ({
  ...singapore,
  country,
  city,
  detail,
});

const homes: Readonly<Record<string, readonly DemoAddress[]>> = {
  demo: [hongKong, mainland, singapore],
  member: [hongKong],
  fresh: [],
  heyutong: [mainland],
  zhaoyinuo: [inChina('广东省', '深圳市', '南山区', '科苑路 15 号 2 栋 906 室')],
  wangshihan: [inChina('浙江省', '杭州市', '滨江区', '江南大道 588 号 直播基地 4 楼')],
  lijiayi: [{ ...hongKong, district: '旺角', city: '油尖旺区', detail: '西洋菜南街 62 号地下' }],
  sunwanqing: [inChina('四川省', '成都市', '锦江区', '东大街 99 号 一层 12 铺')],
  cheung: [{ ...hongKong, city: '中西区', district: '上环', detail: '文咸东街 23 号 9 楼' }],
  park: [abroad('South Korea', 'Seoul', '12 Yeonmujang-gil, Seongdong-gu')],
  nguyen: [abroad('Vietnam', 'Ho Chi Minh City', '45 Le Loi, District 1')],
  tan: [singapore],
};

/** Returns the addresses of a demo buyer; the first is the default. */
export function addressesOf(buyer: DemoBuyer): readonly DemoAddress[] {
  const own = { realName: buyer.nickname, phone: buyer.phone, areaCode: buyer.areaCode };
  const found = homes[buyer.username] ?? [];
  return buyer.username === 'demo' ? found : found.map((address) => ({ ...address, ...own }));
}
