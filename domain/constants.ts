/**
 * Business constants and limits, one place for apps and server alike. Units are in the names: `_MS`, `_SECONDS`, `_PX`, `_BYTES`, `_CENTS`
 * (integer EUR cents), `_BP` (basis points, 100 = 1%).
 */

/** The days of the house: where its buyers trade. Days in figures and estimates are days of this zone. */
export const BUSINESS_TIME_ZONE = 'Asia/Shanghai';

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;
/** An hour. */
export const HOUR_MS = 3_600_000;

/** How long a call may take. */
export const HTTP_TIMEOUT_MS = 2_000_000;
/** How long a toast or a notification stays. */
export const TOAST_MS = 3000;
/** How long a button says that its value was copied. */
export const COPIED_MS = 1500;
/** Wait before a code may be sent again. */
export const RESEND_SECONDS = 60;
/** Life of a session since the last successful call. */
export const SESSION_LIFETIME_MS = DAY_MS;
/** Life of the one-time link that makes the first ROOT. */
export const SETUP_LINK_LIFETIME_MS = DAY_MS;
/** A buyer's session ends this long after signing in, however much it is used. */
export const SESSION_ABSOLUTE_BUYER_MS = 30 * DAY_MS;
/** The same for staff: a working day. */
export const SESSION_ABSOLUTE_STAFF_MS = DAY_MS / 2;

/** Currency shown on a first visit. */
export const DISPLAY_CURRENCY = 'EUR';
/** Shown for an empty nickname, never stored on the server. */
export const DEFAULT_NICKNAME = '主人';

/** Pieces of a style that comes in several sizes. */
export const MIN_PIECES_MULTI_SIZE = 3;
/** Pieces of a style that comes in one size. */
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
 * The highest price of one piece, EUR cents: the most pieces of a line (100,000) times the most lines of a cart (5,000) at that price
 * is still a whole number that is exact. `UnitPriceCents` of the contract says the same.
 */
export const UNIT_PRICE_MAX_CENTS = 10_000_000;
/** The highest sum of an order, a payment or a credit, EUR cents, as `PriceCents` of the contract says. */
export const AMOUNT_MAX_CENTS = 1_000_000_000_000;

/** Bytes of a kilobyte, as sizes of files are said. */
export const KILOBYTE = 1024;
/** Bytes of a megabyte, as sizes of files are said. */
export const MEGABYTE = 1_048_576;

/** Data rows of an import; header and blank rows do not count. */
export const IMPORT_MAX_ROWS = 1000;
/** Data rows of a sheet of products, which is checked and written in the background. */
export const GOODS_IMPORT_MAX_ROWS = 20_000;
/** Quantities one import may hold over all its rows and sizes: more than any list needs, few enough to be read at once. */
export const IMPORT_MAX_QUANTITIES = 20_000;
/** Size of an import file, inclusive. */
export const IMPORT_MAX_BYTES = 31_457_280;
/** The only file extension an import takes. */
export const IMPORT_EXTENSION = '.xlsx';
/** What an import file may unpack to before it counts as a zip bomb. */
export const IMPORT_MAX_UNPACKED_BYTES = 268_435_456;
/** Growth of one packed part above which (beyond 1 MiB) the file counts as a zip bomb. */
export const IMPORT_MAX_UNPACK_RATIO = 200;
/** Parts in one import file. */
export const IMPORT_MAX_PARTS = 5000;

/** An export up to this many lines embeds pictures by default. */
export const EXPORT_IMAGE_MAX_ROWS = 1000;
/** The most lines that may be exported with embedded pictures when asked for. */
export const EXPORT_EMBED_LIMIT_ROWS = 3000;
/** The most lines of one export; a sheet of a spreadsheet program holds 65,530 links. */
export const EXPORT_MAX_ROWS = 50_000;
/** Exports of one person that wait or run. */
export const EXPORTS_RUNNING = 5;
/** Exports of one person whose files are kept; the oldest lose theirs first. */
export const EXPORTS_KEPT = 20;

/** Saved addresses per user unless configured otherwise. */
export const ADDRESS_MAX = 20;
/** Filters a person may save for one page. */
export const SAVED_FILTERS_MAX = 50;
/** Goods a buyer may wait for at a time, each size and each wish counted. */
export const WATCHES_MAX = 500;
/** Size of an uploaded picture. */
export const UPLOAD_IMAGE_MAX_BYTES = 10_485_760;
/** Size of an uploaded PDF. */
export const UPLOAD_PDF_MAX_BYTES = 20_971_520;

/** Most pixels an uploaded picture may have. */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** Longest side of a kept portrait. */
export const PICTURE_AVATAR_PX = 512;
/** Longest side of a kept logo. */
export const PICTURE_LOGO_PX = 1024;
/** Longest side of any other kept picture: enough to read a scanned proof of payment. */
export const PICTURE_PX = 3000;
/** Lines of one cart. */
export const CART_MAX_LINES = 5000;
/** Drafts one person may keep. */
export const DRAFTS_MAX = 200;
/** Lines of one draft. */
export const DRAFT_MAX_LINES = 1000;
/** People of one team, its leader among them; as many are offered for choosing. */
export const TEAM_PEOPLE_MAX = 500;
/** Invitations one team may send in a day. */
export const TEAM_INVITATIONS_PER_DAY = 100;
/** Files one person may send in a day, unless configured otherwise. */
export const UPLOADS_PER_DAY = 500;
/** Megabytes of files and sheets one person may send in a day, unless configured otherwise. */
export const UPLOAD_MB_PER_DAY = 200;
/** Megabytes of files kept for one person, unless configured otherwise. */
export const STORED_MB_MAX = 1000;
/** Sheets one person may send in a day, unless configured otherwise. */
export const IMPORTS_PER_DAY = 100;
/** Imports of one person whose rows are kept; the oldest lose theirs first. */
export const IMPORTS_KEPT = 20;
/** Rows of all imports of one person that are kept; the oldest imports lose theirs first. */
export const IMPORT_ROWS_KEPT = 100_000;
/** Imports of one person that may be worked on at a time. */
export const IMPORTS_AT_WORK = 5;

/** Page size when none is asked for. */
export const PAGE_SIZE_DEFAULT = 20;
/** Largest page. */
export const PAGE_SIZE_MAX = 200;

/** Digits of a verification code. */
export const CODE_DIGITS = 6;
/** Life of a verification code. */
export const CODE_LIFETIME_MS = 600_000;
/** Tries per verification code. */
export const CODE_MAX_TRIES = 5;
/** Verification codes per target and day. */
export const CODE_MAX_PER_DAY = 10;
/** Codes one caller address may ask for within `CODE_CALLER_WINDOW_MS`, to whatever targets. */
export const CODE_MAX_PER_CALLER = 30;
/** Codes one session may ask for within `CODE_CALLER_WINDOW_MS`. */
export const CODE_MAX_PER_SESSION = 10;
/** See `CODE_MAX_PER_CALLER`. */
export const CODE_CALLER_WINDOW_MS = 600_000;
/** Codes that may be tried from one caller address within `CODE_CALLER_WINDOW_MS`. */
export const CODE_TRIES_PER_CALLER = 30;
/** Codes that may be tried from one session within `CODE_CALLER_WINDOW_MS`. */
export const CODE_TRIES_PER_SESSION = 10;
/** Tries of the five at a code that all callers together have who did not ask for it: the others stay with who did. */
export const CODE_TRIES_OF_OTHERS = 2;
/** Text messages per area code and day unless configured otherwise. */
export const CODE_BUDGET_PER_AREA = 500;
/** Codes by e-mail per day unless configured otherwise. */
export const CODE_BUDGET_EMAIL = 2000;
/** Share of a budget, in basis points, that one caller address may use up in a day. */
export const CODE_BUDGET_PER_CALLER_BP = 1000;
/** Share of a budget, in basis points, that is kept for whoever has an account and for callers that are new today. */
export const CODE_BUDGET_KEPT_BP = 2000;
/** Codes of a day with which a caller address is still new. */
export const CODE_MAX_OF_NEW_CALLER = 3;
/** Share of a budget, in basis points, at which the log raises the alarm first. */
export const CODE_BUDGET_ALARM_BP = 8000;
/** Picture codes and works one caller address may ask for in a minute. */
export const CAPTCHA_PER_MINUTE = 60;
/** Life of the work that stands for a picture code. */
export const WORK_LIFETIME_MS = 300_000;
/** Numbers the work has at first: a laptop tries them in one to three seconds. */
export const WORK_MOST = 2_000_000;
/** Numbers the work never exceeds. */
export const WORK_MOST_EVER = 32_000_000;
/** The work doubles with each so many that an address asked for within `CODE_CALLER_WINDOW_MS`. */
export const WORK_DOUBLES_AFTER = 5;
/** Marks in a picture code. */
export const CAPTCHA_LENGTH = 4;
/** Life of a picture code. */
export const CAPTCHA_LIFETIME_MS = 120_000;
/** Shortest password. */
export const PASSWORD_MIN = 8;
/** Longest password. */
export const PASSWORD_MAX = 64;
/** Wrong passwords before the account is locked. */
export const LOGIN_MAX_FAILURES = 5;
/** How long an account stays locked. */
export const LOGIN_LOCK_MS = 900_000;
/** Life of a sign-in that waits for its second step. */
export const FACTOR_CHALLENGE_MS = 300_000;
/** How long a second factor that was begun can be confirmed. */
export const FACTOR_BEGUN_MS = HOUR_MS;
/** Recovery codes of a person. */
export const RECOVERY_CODES = 10;
/** Letters of the address of a second factor: what a picture to scan holds. */
export const FACTOR_ADDRESS_MAX = 213;
/** Sign-in attempts per minute and address. */
export const LOGIN_PER_MINUTE = 10;
/** Sign-in attempts per hour and address. */
export const LOGIN_PER_HOUR = 100;
/** Calls of one session per minute: more than the fastest hands and every live refresh make together. */
export const CALLS_PER_MINUTE = 2_000;
/** Calls from one address (an IPv6 network of 64 bits) per minute: an office of 200 people behind one line. */
export const CALLS_PER_ADDRESS = 30_000;
/** Calls of one person per hour that may write: one after the other in every half second that somebody fills cells. */
export const WRITES_PER_HOUR = 6_000;
/** Megabytes of answers kept for repetitions of one person's calls within an hour: some hundred saves of the largest draft. */
export const ANSWERS_MB_PER_HOUR = 32;
/** Changes of the own account and its addresses per day. */
export const ACCOUNT_CHANGES_PER_DAY = 200;
/** EUR cents that one person gives an order, or gives or takes a team, by hand within a day; above it a second person agrees. */
export const SECOND_PERSON_ABOVE_CENTS = 1_000_000;
/** Live channels one session may hold open: tabs of one browser. */
export const SOCKETS_PER_SESSION = 20;
/** Largest JSON body of a call that does not say otherwise by `x-max-bytes`. */
export const JSON_MAX_BYTES = 65_536;
/** Forms with files one person may be sending at the same time. */
export const FORMS_PER_PERSON = 2;
/** Problems named in a refusal of bad input; whoever mends these learns of the next. */
export const PROBLEMS_MAX = 20;

/** Life of an invitation. */
export const INVITATION_DAYS = 7;
/** Life of the files of a job. */
export const JOB_FILE_DAYS = 7;
/** How long an idempotency key is remembered. */
export const IDEMPOTENCY_MS = DAY_MS;
/** Pages kept alive at most; the least recently used goes first. */
export const TAB_CACHE_MAX = 20;
/** Polling while the live channel is down. */
export const LIVE_POLL_MS = 60_000;
/** An open list counts as closing soon when its closing time is this near. */
export const CLOSING_SOON_HOURS = 72;
/** Stock that is locked for an unconfirmed sub-order this long is told to staff. */
export const LOCK_NOTICE_HOURS = 72;
/** A sub-order completes by itself this long after its last parcel was delivered. */
export const COMPLETE_DELIVERED_DAYS = 15;
/** The same after its last parcel left, where nobody told of a delivery. */
export const COMPLETE_SHIPPED_DAYS = 30;
/** The customer is told this long before. */
export const COMPLETION_NOTICE_DAYS = 3;
/** Most pieces one quantity takes. */
export const QUANTITY_MAX = 100_000;

/** Root font on a small Mac screen with many pixels. */
export const ROOT_FONT_SMALL_PX = 12;
/** Root font elsewhere. */
export const ROOT_FONT_PX = 16;
/** A screen up to this width is small. */
export const SMALL_SCREEN_MAX_PX = 1440;
/** Pixels per CSS pixel from which a screen counts as dense. */
export const DENSE_PIXEL_RATIO = 2;

/** Longest word a page of staff may say over the live channel, and how many one person may say in a while. */
export const TALK_MAX_LENGTH = 200;
export const TALK_PER_WINDOW = 20;
export const TALK_WINDOW_MS = 10_000;
