import type { Language } from '../../../http/messages';

/** A place that goods go to, where it is known. */
export interface Place {
  code: string;
  zh: string;
  en: string;
  latitude: number;
  longitude: number;
}

type Row = readonly [
  code: string,
  zh: string,
  en: string,
  latitude: number,
  longitude: number,
  also?: readonly string[],
];

const ROWS: readonly Row[] = [
  ['CN', '中国内地', 'Mainland China', 35.86, 104.2],
  ['HK', '香港', 'Hong Kong', 22.32, 114.17, ['香港特别行政区']],
  ['MO', '澳门', 'Macao', 22.2, 113.54, ['澳门特别行政区']],
  ['TW', '台湾', 'Taiwan', 25.03, 121.57, ['台湾省']],
  ['SG', '新加坡', 'Singapore', 1.35, 103.82],
  ['KR', '韩国', 'South Korea', 36.5, 127.8],
  ['VN', '越南', 'Vietnam', 16.05, 107.9],
  ['JP', '日本', 'Japan', 36.2, 138.25],
  ['AE', '阿联酋', 'United Arab Emirates', 24.4, 54.4],
  ['FR', '法国', 'France', 46.6, 2.2],
  ['IT', '意大利', 'Italy', 42.8, 12.8],
  ['GB', '英国', 'United Kingdom', 54, -2],
  ['US', '美国', 'United States', 39.8, -98.6],
  ['CN-BJ', '北京', 'Beijing', 39.9, 116.4, ['北京市']],
  ['CN-SH', '上海', 'Shanghai', 31.23, 121.47, ['上海市']],
  ['CN-TJ', '天津', 'Tianjin', 39.12, 117.2, ['天津市']],
  ['CN-CQ', '重庆', 'Chongqing', 29.56, 106.55, ['重庆市']],
  ['CN-GD', '广东', 'Guangdong', 23.13, 113.26, ['广东省']],
  ['CN-ZJ', '浙江', 'Zhejiang', 30.27, 120.15, ['浙江省']],
  ['CN-JS', '江苏', 'Jiangsu', 32.06, 118.8, ['江苏省']],
  ['CN-FJ', '福建', 'Fujian', 26.07, 119.3, ['福建省']],
  ['CN-SD', '山东', 'Shandong', 36.65, 117, ['山东省']],
  ['CN-SC', '四川', 'Sichuan', 30.57, 104.07, ['四川省']],
  ['CN-HB', '湖北', 'Hubei', 30.59, 114.3, ['湖北省']],
  ['KR-11', '首尔', 'Seoul', 37.57, 126.98],
  ['VN-SG', '胡志明市', 'Ho Chi Minh City', 10.78, 106.7],
  ['JP-13', '东京', 'Tokyo', 35.68, 139.69],
  ['AE-DU', '迪拜', 'Dubai', 25.2, 55.27],
  ['FR-75', '巴黎', 'Paris', 48.86, 2.35],
  ['IT-MI', '米兰', 'Milan', 45.46, 9.19],
  ['GB-LND', '伦敦', 'London', 51.51, -0.13],
];

const BY_WORD = new Map<string, Place>(
  ROWS.flatMap(([code, zh, en, latitude, longitude, also = []]) => {
    const place = { code, zh, en, latitude, longitude };
    return [code, zh, en, ...also].map((word): [string, Place] => [word.toLowerCase(), place]);
  }),
);

const LONGEST_CODE = 20;

/** What is known of a place by its name in either language, or the name itself. */
export function placeOf(word: string, language: Language) {
  const found = BY_WORD.get(word.trim().toLowerCase());
  if (found === undefined) return { code: word.slice(0, LONGEST_CODE) || '-', name: word || '-' };
  const { code, latitude, longitude } = found;
  return { code, name: language === 'en' ? found.en : found.zh, latitude, longitude };
}
