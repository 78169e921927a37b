import { phonesIn } from '@selvedge/domain/people/phonesInText';
import { withoutUnseen } from '@selvedge/domain/text/typed';
import type { AreaType, Region } from './address.api';

/** Parts read from a pasted address; those not found are left out. */
export interface PastedAddress {
  areaType: AreaType;
  areaCode: string;
  phone?: string;
  realName?: string;
}

/** Longest text that is read, in characters. */
export const PASTED_MAX = 500;

const LABELS =
  /(?:收件人|收货人|联系人|姓名|手机号码?|联系电话|电话|手机|所在地区|详细地址|收货地址|地址|name|phone|tel|mobile|address)\s*[:：]/gi;
const GREATER_CHINA: ReadonlySet<string> = new Set(['+852', '+853', '+886']);
/** Suffixes of region names that users leave out. */
const ENDS = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|省|市|区|县)$/;

/** Returns the first phone number in a text whose dialling code is offered, and the text without it. */
function numberIn(text: string, codes: readonly string[]) {
  const found = phonesIn('+86', text).find(({ areaCode }) => codes.includes(areaCode));
  if (found === undefined) return { areaCode: '+86', rest: text };
  const { areaCode, phone, start, end } = found;
  return { areaCode, phone, rest: `${text.slice(0, start)} ${text.slice(end)}` };
}

function areaOf(areaCode: string): AreaType {
  if (areaCode === '+86') return 'MAINLAND';
  return GREATER_CHINA.has(areaCode) ? 'HK_MACAO_TW' : 'OVERSEAS';
}

const isName = (part: string): boolean =>
  /^[\p{Script=Han}·]{2,4}$/u.test(part) || /^[\p{Lu}][\p{L}'.-]*(?: [\p{L}'.-]+){1,2}$/u.test(part);

/**
 * Reads a pasted address: phone number with its area, name, and the rest for region and street. Labels pasted along ("收货人：") are ignored.
 *
 * @param codes dialling codes that the installation offers
 */
export function readPasted(text: string, codes: readonly string[]): PastedAddress & { rest: string } {
  const { areaCode, phone, rest } = numberIn(
    withoutUnseen(text.slice(0, PASTED_MAX)).replace(LABELS, '\n'),
    codes,
  );
  const parts = rest
    .split(/[\n\t,，;；、]+| {2,}|(?<=\p{Script=Han}) | (?=\p{Script=Han})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const realName = parts.find(isName);
  const others = (realName === undefined ? rest : rest.replace(realName, '\n'))
    .split(/[\n\t,，;；、]+/)
    .map((part) => part.replaceAll(/ +/g, ' ').trim())
    .filter((part) => part !== '');
  const joint = /\p{Script=Han}/u.test(others.join('')) ? ' ' : ', ';
  return {
    areaType: areaOf(areaCode),
    areaCode,
    ...(phone === undefined ? {} : { phone }),
    ...(realName === undefined ? {} : { realName }),
    rest: others.join(joint),
  };
}

interface Way {
  codes: string[];
  /** Number of the path's regions whose names are in the text. */
  named: number;
  start: number;
  end: number;
}

function placeOf({ name, nameEn }: Region, text: string): { start: number; end: number } | null {
  const short = name.replace(ENDS, '');
  for (const word of [name, ...(short.length > 1 ? [short] : []), nameEn]) {
    const start = text.toLowerCase().indexOf(word.toLowerCase());
    if (start !== -1) return { start, end: start + word.length };
  }
  return null;
}

function better(one: Way, other: Way | null): boolean {
  return other === null || one.named > other.named || (one.named === other.named && one.start < other.start);
}

/** Returns the path through the regions most of whose names are in the text in order; a level that is not named is skipped. */
function wayIn(regions: readonly Region[], text: string): Way | null {
  let best: Way | null = null;
  for (const region of regions) {
    const place = placeOf(region, text);
    const inner = wayIn(region.children, place === null ? text : text.slice(place.end));
    const shift = place?.end ?? 0;
    const way = {
      codes: [region.code, ...(inner?.codes ?? [])],
      named: (place === null ? 0 : 1) + (inner?.named ?? 0),
      start: place?.start ?? inner?.start ?? 0,
      end: inner === null ? shift : shift + inner.end,
    };
    if (way.named > 0 && better(way, best)) best = way;
  }
  return best;
}

/** Returns the region codes that a text names, from the widest down, and the remaining text as the street. */
export function regionIn(
  text: string,
  regions: readonly Region[],
): { regionCodes: string[]; detail: string } {
  const way = wayIn(regions, text);
  if (way === null) return { regionCodes: [], detail: text.trim() };
  const before = text.slice(0, way.start);
  const detail = `${before}${text.slice(way.end)}`.replace(/^[\s,，]+|[\s,，]+$/g, '');
  return { regionCodes: way.codes, detail };
}
