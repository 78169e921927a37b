/**
 * Business constants and limits for apps and server. Units are in the names: `_MS`, `_SECONDS`, `_PX`, `_BYTES`, `_CENTS` (integer EUR
 * cents), `_BP` (basis points, 100 = 1%).
 */

/** Time zone in which the merchant's buyers trade; days in figures and estimates are days of this zone. */
export const BUSINESS_TIME_ZONE = 'Asia/Shanghai';

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;
/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;

/** Timeout of a call. */
export const HTTP_TIMEOUT_MS = 2_000_000;
/** Display time of a toast or a notification. */
export const TOAST_MS = 3000;
/** Time for which a button shows that its value was copied. */
export const COPIED_MS = 1500;
/** Wait before a code may be sent again. */
export const RESEND_SECONDS = 60;
/** Lifetime of a session since its last successful call. */
export const SESSION_LIFETIME_MS = DAY_MS;
/** Lifetime of the one-time link that creates the first ROOT. */
export const SETUP_LINK_LIFETIME_MS = DAY_MS;
/** Absolute lifetime of a buyer's session since signing in, however much it is used. */
export const SESSION_ABSOLUTE_BUYER_MS = 30 * DAY_MS;
/** Absolute lifetime of a staff session: 12 hours, a working day. */
export const SESSION_ABSOLUTE_STAFF_MS = DAY_MS / 2;

/** Currency shown on a first visit. */
export const DISPLAY_CURRENCY = 'EUR';
/** Nickname shown when it is empty; never stored on the server. */
export const DEFAULT_NICKNAME = '主人';

/** Minimum pieces of a style that comes in several sizes. */
export const MIN_PIECES_MULTI_SIZE = 3;
/** Minimum pieces of a style that comes in one size. */
export const MIN_PIECES_SINGLE_SIZE = 1;
/**
 * Surcharge by goods value, rising: 10% below 5,000 EUR, 5% up to below 10,000 EUR, none from there on.
 */
export const SURCHARGE_TIERS = [
  { fromCents: 0, surchargeBp: 1000 },
  { fromCents: 500_000, surchargeBp: 500 },
  { fromCents: 1_000_000, surchargeBp: 0 },
] as const;

/**
 * Highest price of one piece, EUR cents: the most pieces of a line (100,000) times the most lines of a cart (5,000) at that price is still
 * an exact integer. `UnitPriceCents` of the contract has the same bound.
 */
export const UNIT_PRICE_MAX_CENTS = 10_000_000;
/** Highest sum of an order, a payment or a credit, EUR cents; `PriceCents` of the contract has the same bound. */
export const AMOUNT_MAX_CENTS = 1_000_000_000_000;

/** Bytes of a kilobyte in displayed file sizes. */
export const KILOBYTE = 1024;
/** Bytes of a megabyte in displayed file sizes. */
export const MEGABYTE = 1_048_576;

/** Maximum data rows of an import; header and blank rows do not count. */
export const IMPORT_MAX_ROWS = 1000;
/** Maximum data rows of a product sheet, which is checked and written in the background. */
export const PRODUCT_IMPORT_MAX_ROWS = 20_000;
/** Maximum quantities of one import over all its rows and sizes: more than any list needs, few enough to be read at once. */
export const IMPORT_MAX_QUANTITIES = 20_000;
/** Maximum size of an import file, inclusive. */
export const IMPORT_MAX_BYTES = 31_457_280;
/** File extension of imports, the only one accepted. */
export const IMPORT_EXTENSION = '.xlsx';
/** Unpacked size above which an import file counts as a zip bomb. */
export const IMPORT_MAX_UNPACKED_BYTES = 268_435_456;
/** Compression ratio of one part above which (beyond 1 MiB) the file counts as a zip bomb. */
export const IMPORT_MAX_UNPACK_RATIO = 200;
/** Maximum parts of one import file. */
export const IMPORT_MAX_PARTS = 5000;

/** Number of lines up to which an export embeds pictures by default. */
export const EXPORT_IMAGE_MAX_ROWS = 1000;
/** Maximum lines of an export with embedded pictures when they are requested. */
export const EXPORT_EMBED_LIMIT_ROWS = 3000;
/** Maximum lines of one export; a worksheet of a spreadsheet program can have 65,530 links. */
export const EXPORT_MAX_ROWS = 50_000;
/** Maximum exports of one person that wait or run. */
export const EXPORTS_RUNNING = 5;
/** Exports of one person whose files are stored; the files of the oldest are deleted first. */
export const EXPORTS_KEPT = 20;

/** Maximum saved addresses per user, unless configured otherwise. */
export const ADDRESS_MAX = 20;
/** Maximum filters that a person may save for one page. */
export const SAVED_FILTERS_MAX = 50;
/** Maximum products that a buyer may watch at a time; each size and each kind of notification counts. */
export const WATCHES_MAX = 500;
/** Maximum size of an uploaded picture. */
export const UPLOAD_IMAGE_MAX_BYTES = 10_485_760;
/** Maximum size of an uploaded PDF. */
export const UPLOAD_PDF_MAX_BYTES = 20_971_520;

/** Maximum pixels of an uploaded picture. */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** Longest side of a stored portrait. */
export const PICTURE_AVATAR_PX = 512;
/** Longest side of a stored logo. */
export const PICTURE_LOGO_PX = 1024;
/** Longest side of any other stored picture: enough to read a scanned proof of payment. */
export const PICTURE_PX = 3000;
/** Maximum lines of one cart. */
export const CART_MAX_LINES = 5000;
/** Maximum drafts of one person. */
export const DRAFTS_MAX = 200;
/** Maximum lines of one draft. */
export const DRAFT_MAX_LINES = 1000;
/** Maximum people of one team, including its leader; pickers of members offer as many. */
export const TEAM_PEOPLE_MAX = 500;
/** Maximum invitations that one team may send in a day. */
export const TEAM_INVITATIONS_PER_DAY = 100;
/** Maximum files that one person may upload in a day, unless configured otherwise. */
export const UPLOADS_PER_DAY = 500;
/** Maximum megabytes of files and sheets that one person may upload in a day, unless configured otherwise. */
export const UPLOAD_MB_PER_DAY = 200;
/** Maximum megabytes of files stored for one person, unless configured otherwise. */
export const STORED_MB_MAX = 1000;
/** Maximum sheets that one person may upload in a day, unless configured otherwise. */
export const IMPORTS_PER_DAY = 100;
/** Imports of one person whose rows are stored; the rows of the oldest are deleted first. */
export const IMPORTS_KEPT = 20;
/** Rows stored for all imports of one person; the rows of the oldest imports are deleted first. */
export const IMPORT_ROWS_KEPT = 100_000;
/** Maximum imports of one person that are processed at a time. */
export const IMPORTS_AT_WORK = 5;

/** Page size when none is requested. */
export const PAGE_SIZE_DEFAULT = 20;
/** Largest page size. */
export const PAGE_SIZE_MAX = 200;

/** Number of digits of a verification code. */
export const CODE_DIGITS = 6;
/** Minimum length of a password. */
export const PASSWORD_MIN = 8;
/** Maximum length of a password. */
export const PASSWORD_MAX = 64;
/** Maximum calls of one session per minute: more than the fastest user and every live refresh make together. */
export const CALLS_PER_MINUTE = 2_000;
/** Maximum calls from one address (an IPv6 network of 64 bits) per minute: enough for an office of 200 people behind one address. */
export const CALLS_PER_ADDRESS = 30_000;
/** Maximum writing calls of one person per hour: about one every half second, as when a user fills in cells. */
export const WRITES_PER_HOUR = 6_000;
/**
 * Maximum megabytes of responses stored for repeated calls (idempotency keys) of one person within an hour: some hundred saves of the
 * largest draft.
 */
export const ANSWERS_MB_PER_HOUR = 32;
/** Maximum changes of a user's own account and its addresses per day. */
export const ACCOUNT_CHANGES_PER_DAY = 200;
/**
 * EUR cents that one person may give an order, or give or take from a team, by hand within a day; above it a second person must approve.
 */
export const SECOND_PERSON_ABOVE_CENTS = 1_000_000;
/** Maximum live channels of one session: tabs of one browser. */
export const SOCKETS_PER_SESSION = 20;
/** Maximum JSON body of a call without `x-max-bytes` of its own. */
export const JSON_MAX_BYTES = 65_536;
/** Maximum forms with files that one person may upload at the same time. */
export const FORMS_PER_PERSON = 2;
/** Maximum problems in a refusal of bad input; further ones are reported once these are corrected. */
export const PROBLEMS_MAX = 20;

/** Lifetime of an invitation. */
export const INVITATION_DAYS = 7;
/** Lifetime of the files of a job. */
export const JOB_FILE_DAYS = 7;
/** Time for which an idempotency key is stored. */
export const IDEMPOTENCY_MS = DAY_MS;
/** Maximum pages that stay mounted in the back office; the least recently used is dropped first. */
export const TAB_CACHE_MAX = 20;
/** Polling interval while the live channel is down. */
export const LIVE_POLL_MS = 60_000;
/** Hours before its closing time from which an open list counts as closing soon. */
export const CLOSING_SOON_HOURS = 72;
/** Hours after which staff are notified of stock that is locked for an unconfirmed sub-order. */
export const LOCK_NOTICE_HOURS = 72;
/** Days after the delivery of its last parcel at which a sub-order completes automatically. */
export const COMPLETE_DELIVERED_DAYS = 15;
/** Days after the dispatch of its last parcel at which a sub-order completes automatically, where no delivery was recorded. */
export const COMPLETE_SHIPPED_DAYS = 30;
/** Days before the automatic completion at which the customer is notified. */
export const COMPLETION_NOTICE_DAYS = 3;
/** Maximum pieces of one quantity. */
export const QUANTITY_MAX = 100_000;

/** Root font size on a small, dense Mac screen. */
export const ROOT_FONT_SMALL_PX = 12;
/** Root font size on all other screens. */
export const ROOT_FONT_PX = 16;
/** Maximum width of a small screen. */
export const SMALL_SCREEN_MAX_PX = 1440;
/** Device pixel ratio from which a screen counts as dense. */
export const DENSE_PIXEL_RATIO = 2;

/** Maximum length of a message that a staff page may send over the live channel, and maximum messages of one person per window. */
export const TALK_MAX_LENGTH = 200;
export const TALK_PER_WINDOW = 20;
export const TALK_WINDOW_MS = 10_000;
