/**
 * Makes further rows out of a row: same fields and states, other ids, numbers, names and days. They depend only on the row and the number
 * of the copy, so that the third copy of an order is the same on every page.
 */

const DAY_MS = 86_400_000;

/** Days by which each copy of the rows is earlier than the one before, so that a page stays sorted by day. */
const DAYS_PER_COPY = 90;

const SURNAMES = ['陈', '林', '黄', '何', '沈', '苏', '顾', '陆', '叶', '宋', '梁', '郑', '许'];
const GIVEN = ['知夏', '以宁', '明远', '嘉言', '书瑶', '子衿', '若溪', '景行', '清和', '云舟', '一帆'];

/** Fields of a row that refer to something else and stay unchanged. */
const KEPT = new Set([
  'after',
  'attachments',
  'before',
  'customer',
  'lists',
  'manager',
  'matches',
  'orders',
  'packages',
  'params',
  'problems',
  'proofFiles',
  'raw',
  'salesman',
]);

/** Ids of the row itself and of its parts; other ids refer to something else. */
const OWN_IDS = new Set(['id', 'orderDraftId', 'orderId', 'orderLineId', 'skuId', 'subOrderId', 'userId']);
const NUMBERS = new Set(['orderNo', 'poNo', 'shipmentNo', 'subNo']);
/** Codes in camelCase: names of settings, of which there is a fixed set, so that copies keep them. */
const RULE = /^[a-z]+[A-Z]/;
const CODES = new Set(['code', 'invitationCode', 'key', 'styleNo', 'username', 'value']);
const DIGITS = new Set(['inviteePhone', 'mobile', 'phone', 'trackingNo']);
const PEOPLE = new Set(['inviteeNickname', 'nickname', 'realName']);
const NAMES = new Set(['fileName', 'label', 'labelEn', 'name', 'title']);
/** Dates of past events; dates that are still to come belong to the state of the row. */
const PAST =
  /^(at|createTime|(confirmed|created|delivered|finished|handled|joined|lastLogin|paid|published|read|revoked|shipped|updated|verified|voided)At)$/;

/** Fields with a value that exactly one row has: that value, and the value of the copies. */
const THERE_IS_ONE = { isDefault: [true, false], role: ['LEADER', 'MEMBER'] };

const pad = (number, width) => String(number).padStart(width, '0');

/** Returns another id: `o-07` becomes `o-507`; a text without a number gets one. */
function otherId(id, copy) {
  const found = /^(.*?)(\d+)$/.exec(id);
  if (!found) return `${id}-${copy}`;
  const [, start, digits] = found;
  return `${start}${pad(Number(digits) + copy * 500, digits.length)}`;
}

/** Returns a phone or tracking number with other last digits (four, or three). */
function otherDigits(text, copy) {
  const found = /^(.*?)(\d{3,4})$/.exec(text);
  if (!found) return text;
  const [, start, digits] = found;
  return `${start}${pad((Number(digits) + copy * 1117) % 10 ** digits.length, digits.length)}`;
}

/** Returns another number such as `O25111900302-01`: both its day and its serial number change with the copy. */
function otherNumber(text, copy) {
  const [, letter, day, number, rest] = /^([A-Z])(\d{6})(\d{5})(.*)$/.exec(text) ?? [];
  if (!letter) return text;
  const [year, month, date] = [0, 2, 4].map((at) => Number(day.slice(at, at + 2)));
  const moved = new Date(
    Date.UTC(2000 + year, month - 1, date) - copy * DAYS_PER_COPY * DAY_MS,
  ).toISOString();
  const stamp = moved.slice(2, 10).replaceAll('-', '');
  return `${letter}${stamp}${pad((Number(number) + copy * 37) % 100_000, 5)}${rest}`;
}

/** Returns another EAN: thirteen digits, the last of which is the check digit. */
function otherEan(text, copy) {
  const digits = pad((Number(text.slice(0, 12)) + copy * 1009) % 10 ** 12, 12);
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function otherCode(text, copy) {
  if (/^(?=.*\d)[A-Z0-9]{8}$/.test(text)) return `${text.slice(0, 6)}${otherLetters(copy)}`;
  if (/^[a-z0-9_]+$/.test(text)) return `${text}_${copy}`;
  if (/^[A-Z_]+$/.test(text)) return text.includes('_') ? `${text}_${copy}` : `${text}${copy}`;
  return otherId(text, copy);
}

/** Returns two characters of a share code, which has no characters that look alike. */
function otherLetters(copy) {
  return pad(copy, 2).replaceAll('0', 'N').replaceAll('1', 'R');
}

function otherName(text, copy) {
  const [, start, ending = ''] = /^(.*?)(\.[a-z]+)?$/.exec(text) ?? [];
  return /\p{Script=Han}/u.test(text)
    ? `${start} ${copy + 1}${ending}`
    : `${start} ${pad(copy + 1, 2)}${ending}`;
}

function otherPerson(text, copy) {
  const number = [...text].reduce((sum, sign) => sum + sign.codePointAt(0), copy * 7);
  return SURNAMES[number % SURNAMES.length] + GIVEN[(number + copy) % GIVEN.length];
}

function otherTime(text, copy) {
  const moved = new Date(Date.parse(text) - copy * DAYS_PER_COPY * DAY_MS).toISOString();
  return text.length === 10 ? moved.slice(0, 10) : `${moved.slice(0, 19)}Z`;
}

function otherText(key, text, copy) {
  if (OWN_IDS.has(key)) return otherId(text, copy);
  if (NUMBERS.has(key)) return otherNumber(text, copy);
  if (key === 'intlCode' || key === 'barcode') return otherEan(text, copy);
  if (CODES.has(key)) return RULE.test(text) ? text : otherCode(text, copy);
  if (DIGITS.has(key)) return otherDigits(text, copy);
  if (PEOPLE.has(key)) return text === '' ? text : otherPerson(text, copy);
  if (NAMES.has(key)) return otherName(text, copy);
  if (key === 'email') return text.replace('@', `${copy + 1}@`);
  return PAST.test(key) ? otherTime(text, copy) : text;
}

function other(key, value, by) {
  if (key in THERE_IS_ONE && value === THERE_IS_ONE[key][0]) return THERE_IS_ONE[key][1];
  if (typeof value === 'string') return otherText(key, value, by.copy);
  if (key === 'rowNo') return value + by.moved;
  if (typeof value !== 'object' || value === null || by.kept.has(key)) return value;
  if (Array.isArray(value)) return value.map((one) => other(key, one, by));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, other(name, one, by)]));
}

/** Returns the id by which a row differs from all others; undefined for carts, which are identified by their customer. */
const ownId = (row) => row.id ?? row.skuId ?? row.userId ?? row.key;

/** Returns `count` rows: the rows passed first, then copies of them with other ids, numbers, names and days. */
export function moreRows(rows, count) {
  const byCustomer = rows.every((row) => ownId(row) === undefined);
  const kept = new Set([...KEPT].filter((key) => !(byCustomer && key === 'customer')));
  const made = Array.from({ length: count }, (_, index) => {
    const source = index % rows.length;
    const copy = Math.floor(index / rows.length);
    return copy === 0 ? rows[source] : other('', rows[source], { copy, kept, moved: index - source });
  });
  const seen = new Set();
  for (const row of made) {
    const own = String(ownId(row) ?? JSON.stringify(row));
    if (seen.has(own)) throw new Error(`two rows are ${own}`);
    seen.add(own);
  }
  return made;
}
