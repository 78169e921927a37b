import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import { centsToDecimal } from '@selvedge/domain/money/money';
import type { StoredProblem } from '../../../db/schema/imports';
import type { Language } from '../../../http/messages';

type Params = Record<string, string | number>;
type Sentence = (params: Params) => string;

const REFUSALS: Record<Language, Record<ImportRefusalReason, Sentence>> = {
  'zh-CN': {
    WRONG_EXTENSION: () => '只接受 .xlsx 文件',
    OLD_XLS: () => '这是旧版 .xls 文件，请另存为 .xlsx',
    NOT_XLSX: () => '文件内容不是 .xlsx 工作簿',
    NOT_A_WORKBOOK: () => '文件内容不是 .xlsx 工作簿',
    PASSWORD_PROTECTED: () => '文件有密码保护，请取消密码后再上传',
    TRUNCATED: () => '文件不完整，请重新保存后上传',
    EMPTY_FILE: () => '文件为空',
    TOO_LARGE: () => '文件超过 30 MB',
    ZIP_BOMB: () => '文件展开后过大，无法读取',
    UNREADABLE: () => '表格无法读取，请重新保存后上传',
    NO_ROWS: () => '表格中没有填写数量的行',
    TOO_MANY_ROWS: ({ max, rows }) => `最多 ${max} 行，此表有 ${rows} 行`,
    TOO_MANY_QUANTITIES: ({ max }) => `一张表最多填写 ${max} 个数量，请分成多张`,
    NO_CODE_COLUMN: () => '没有找到“国际编码”列',
    NO_QUANTITY_COLUMN: () => '没有找到“数量”列或尺码列',
  },
  en: {
    WRONG_EXTENSION: () => 'Only .xlsx files are accepted',
    OLD_XLS: () => 'This is an old .xls file; save it as .xlsx',
    NOT_XLSX: () => 'The content is not an .xlsx workbook',
    NOT_A_WORKBOOK: () => 'The content is not an .xlsx workbook',
    PASSWORD_PROTECTED: () => 'The file is protected by a password; remove it and upload again',
    TRUNCATED: () => 'The file is not complete; save it again and upload it',
    EMPTY_FILE: () => 'The file is empty',
    TOO_LARGE: () => 'The file is above 30 MB',
    ZIP_BOMB: () => 'The file unpacks to too much to be read',
    UNREADABLE: () => 'The sheet cannot be read; save it again and upload it',
    NO_ROWS: () => 'The sheet has no row with a quantity',
    TOO_MANY_ROWS: ({ max, rows }) => `At most ${max} rows; this sheet has ${rows}`,
    TOO_MANY_QUANTITIES: ({ max }) => `At most ${max} quantities in one sheet; split it into several`,
    NO_CODE_COLUMN: () => 'No column "International code" was found',
    NO_QUANTITY_COLUMN: () => 'No column "Quantity" and no size column was found',
  },
};

const euro = (cents: string | number | undefined) => centsToDecimal(Number(cents ?? 0));
const pieces = (count: string | number | undefined) => `${count} ${Number(count) === 1 ? 'piece' : 'pieces'}`;

function digitsHint({ digits, ean }: Params, short: Sentence, wrong: string): string {
  if (digits === 0 || digits === undefined) return '';
  return digits === 13 ? (ean === 'no' ? wrong : '') : short({ digits });
}

const PROBLEMS: Record<Language, Record<ImportProblemCode, Sentence>> = {
  'zh-CN': {
    CODE_MISSING: () => '缺少国际编码',
    CODE_DAMAGED: () => '编码被改成了数字格式，位数已丢失，请将该列设为文本后重新填写',
    UNKNOWN_CODE: (params) =>
      `没有此编码${digitsHint(params, ({ digits }) => `（${digits} 位，国际编码为 13 位）`, '（校验位不正确）')}`,
    AMBIGUOUS_CODE: ({ colors }) => `此编码有多种颜色，请填写颜色：${colors}`,
    SIZE_MISSING: ({ sizes }) => `请填写尺码：${sizes}`,
    SIZE_NOT_MADE: ({ sizes }) => `没有此尺码，现有尺码：${sizes}`,
    INVALID_NUMBER: () => '请输入有效的数字',
    OUT_OF_STOCK: () => '已无库存',
    CUT_TO_STOCK: ({ asked, left }) => `询 ${asked} 件，仅余 ${left} 件，按 ${left} 件计`,
    BELOW_MINIMUM: ({ need, have, missing }) => `该款起订 ${need} 件，现为 ${have} 件，还差 ${missing} 件`,
    PRICE_CHANGED: ({ wasCents, nowCents }) => `批发价由 €${euro(wasCents)} 变为 €${euro(nowCents)}`,
    DUPLICATE_ADDED: ({ row }) => `与第 ${row} 行相同，数量已相加`,
  },
  en: {
    CODE_MISSING: () => 'The international code is missing',
    CODE_DAMAGED: () =>
      'The code was turned into a number and lost digits; make the column text and enter it again',
    UNKNOWN_CODE: (params) =>
      `This code is unknown${digitsHint(params, ({ digits }) => ` (${digits} digits, an international code has 13)`, ' (its check digit is wrong)')}`,
    AMBIGUOUS_CODE: ({ colors }) => `This code comes in several colours, enter one: ${colors}`,
    SIZE_MISSING: ({ sizes }) => `Enter a size: ${sizes}`,
    SIZE_NOT_MADE: ({ sizes }) => `This size is not made; sizes: ${sizes}`,
    INVALID_NUMBER: () => 'Please enter a valid number',
    OUT_OF_STOCK: () => 'Out of stock',
    CUT_TO_STOCK: ({ asked, left }) => `${pieces(asked)} asked, ${left} left; counted as ${left}`,
    BELOW_MINIMUM: ({ need, have, missing }) =>
      `At least ${pieces(need)} of this style; ${have} so far, ${missing} missing`,
    PRICE_CHANGED: ({ wasCents, nowCents }) =>
      `The wholesale price went from €${euro(wasCents)} to €${euro(nowCents)}`,
    DUPLICATE_ADDED: ({ row }) => `Same as row ${row}; the quantities were added up`,
  },
};

/** Why a file is refused, as a sentence. */
export function refusalSentence(reason: ImportRefusalReason, params: Params, language: Language): string {
  return REFUSALS[language][reason](params);
}

/** What is wrong in a cell, as a sentence. */
export function problemSentence({ code, params = {} }: StoredProblem, language: Language): string {
  return isProblemCode(code) ? PROBLEMS[language][code](params) : code;
}

/** Whether a stored text is a code of the rules. */
export function isProblemCode(code: string): code is ImportProblemCode {
  return code in PROBLEMS.en;
}

/** Heads of columns the server adds to a sheet. */
export const SHEET_WORDS = {
  'zh-CN': {
    name: '品名',
    brand: '品牌',
    stock: '库存',
    reason: '错误原因',
    row: '原行号',
    file: '订货表',
    bad: '错误行',
  },
  en: {
    name: 'Name',
    brand: 'Brand',
    stock: 'Stock',
    reason: 'Reason',
    row: 'Row',
    file: 'order-sheet',
    bad: 'bad-rows',
  },
} as const satisfies Record<Language, Record<string, string>>;
