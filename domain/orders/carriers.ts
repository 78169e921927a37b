/** Pages on which carriers tell where a parcel is; `{no}` stands for its number. Names as staff write them, in any case. */
const PAGES: readonly (readonly [names: RegExp, page: string])[] = [
  [/^dhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}'],
  [/^(fedex|联邦)/i, 'https://www.fedex.com/fedextrack/?trknbr={no}'],
  [/^ups\b/i, 'https://www.ups.com/track?tracknum={no}'],
  [/^(sf|顺丰)/i, 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}'],
  [/^(ems|中国邮政)/i, 'https://www.ems.com.cn/qps/yjcx?mailNum={no}'],
  [/^(jd|京东)/i, 'https://www.jdl.com/orderSearch?waybillCodes={no}'],
];

/** The page of a carrier about one consignment; null for carriers that are not known here. */
export function carrierPage(courier: string, trackingNo: string): string | null {
  const page = PAGES.find(([names]) => names.test(courier.trim()))?.[1];
  const number = trackingNo.replaceAll(/\s/g, '');
  return page === undefined || number === '' ? null : page.replace('{no}', encodeURIComponent(number));
}
