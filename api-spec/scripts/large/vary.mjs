/**
 * Makes another row out of a row: same shape and states, other ids, numbers, names and days. They depend on the row and
 * the number of the copy alone, so that the third copy of an order is the same one on every page.
 */

const DAY_MS = 86_400_000;

/** How much earlier each copy of the rows happened, so that a page stays in the order of its days. */
const DAYS_PER_COPY = 90;

const SURNAMES = ['陈', '林', '黄', '何', '沈', '苏', '顾', '陆', '叶', '宋', '梁', '郑', '许'];
const GIVEN = ['知夏', '以宁', '明远', '嘉言', '书瑶', '子衿', '若溪', '景行', '清和', '云舟', '一帆'];

/** Parts of a row that name something else, which stays what it is. */
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
const OWN_IDS = new Set(['id', 'orderId', 'orderLineId', 'skuId', 'subOrderId', 'userId']);
const NUMBERS = new Set(['orderNo', 'poNo', 'shipmentNo', 'subNo']);
/** Names of rules of the house, of which there are no others. */
const RULE = /^[a-z]+[A-Z]/;
const CODES = new Set(['code', 'invitationCode', 'key', 'styleNo', 'username', 'value']);
const DIGITS = new Set(['inviteePhone', 'mobile', 'phone', 'trackingNo']);
const PEOPLE = new Set(['inviteeNickname', 'nickname', 'realName']);
const NAMES = new Set(['fileName', 'label', 'labelEn', 'name', 'title']);
/** Days on which something has happened; days that are still to come belong to the state of the row. */
const PAST =
  /^(at|createTime|(confirmed|created|delivered|finished|handled|joined|lastLogin|paid|published|read|revoked|shipped|updated|verified|voided)At)$/;

/** Of these there is one among all rows: the copies are like the others. */
const THERE_IS_ONE = { isDefault: [true, false], role: ['LEADER', 'MEMBER'] };

const pad = (number, width) => String(number).padStart(width, '0');

/** `o-07` becomes `o-507`; a text without a number gets one. */
function otherId(id, copy) {
  const found = /^(.*?)(\d+)$/.exec(id);
  if (!found) return `${id}-${copy}`;
  const [, start, digits] = found;
  return `${start}${pad(Number(digits) + copy * 500, digits.length)}`;
}

/** The last four digits, which tell two phone numbers apart. */
function otherDigits(text, copy) {
  const found = /^(.*?)(\d{3,4})$/.exec(text);
  if (!found) return text;
  const [, start, digits] = found;
  return `${start}${pad((Number(digits) + copy * 1117) % 10 ** digits.length, digits.length)}`;
}

/** `O25111900302-01`: the day moves with the row, the number behind it too. */
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

/** Thirteen digits, the last of which checks the others. */
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

/** Two signs of a share code, which has none that look alike. */
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

/** What tells a row apart from all others; a cart has nothing but its customer. */
const ownId = (row) => row.id ?? row.skuId ?? row.userId ?? row.key;

/** As many rows as asked: the given ones first, then copies of them with other ids, numbers, names and days. */
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
