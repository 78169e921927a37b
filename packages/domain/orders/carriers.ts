/** Tracking pages of carriers by the names that staff type, in any case; `{no}` is the placeholder of the tracking number. */
const PAGES: readonly (readonly [names: RegExp, page: string])[] = [
  [/^dhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}'],
  [/^(fedex|联邦)/i, 'https://www.fedex.com/fedextrack/?trknbr={no}'],
  [/^ups\b/i, 'https://www.ups.com/track?tracknum={no}'],
  [/^(sf|顺丰)/i, 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}'],
  [/^(ems|中国邮政)/i, 'https://www.ems.com.cn/qps/yjcx?mailNum={no}'],
  [/^(jd|京东)/i, 'https://www.jdl.com/orderSearch?waybillCodes={no}'],
];

/** Returns the tracking page of a parcel; null for unknown carriers and without a tracking number. */
export function carrierPage(courier: string, trackingNo: string): string | null {
  const page = PAGES.find(([names]) => names.test(courier.trim()))?.[1];
  const number = trackingNo.replaceAll(/\s/g, '');
  return page === undefined || number === '' ? null : page.replace('{no}', encodeURIComponent(number));
}
