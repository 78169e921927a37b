import { ConfigError, decoded } from './envValues';
import { isLoopback, plainHost } from '../process/loopback';
import { readProxies, type TrustedProxies } from '../process/trustedProxies';

/** Settings of the outgoing mail server, from SMTP_URL and MAIL_FROM. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Sends nothing before the connection is encrypted; off for this machine and with `?tls=off`. */
  requireTls: boolean;
  user: string;
  password: string;
  /** Sender, as `Selvedge <no-reply@example.com>` or the address alone. */
  from: string;
}

/** Parses `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte; error messages leave out the address. */
export function smtpOf(text: string | undefined, from: string | undefined): SmtpSettings | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const [user, password] = [decoded(url?.username), decoded(url?.password)];
  const isSmtp = url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  if (!isSmtp || user === null || password === null) {
    throw new ConfigError('SMTP_URL must be an address like smtp://user:password@host:587 or smtps://host.');
  }
  if (!/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from ?? '')) {
    throw new ConfigError(
      'With SMTP_URL, MAIL_FROM must be the sender, like "Selvedge <no-reply@example.com>".',
    );
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: plainHost(url.hostname),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTls: !isLoopback(url.hostname) && url.searchParams.get('tls') !== 'off',
    user,
    password,
    from: from ?? '',
  };
}

/** Returns whether the responses of an address cannot be tampered with on the way. */
const isSecureFeed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

/** Parses the address from which exchange rates are read. */
export function ratesUrlOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && isSecureFeed(url) && url.username === '') return url.href;
  throw new ConfigError(
    'RATES_URL must be an address like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml; http is taken on this machine only.',
  );
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Parses the web origin of the buyer app. */
export function buyerOriginOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '' || isOrigin(text)) return text || undefined;
  throw new ConfigError(`BUYER_ORIGIN must be a web origin such as https://shop.example.com, not "${text}".`);
}

/** Parses web origins, separated by spaces or commas. */
export function originsOf(text: string | undefined): string[] {
  const origins = (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new ConfigError(`ORIGINS must be web origins such as https://shop.example.com, not "${wrong}".`);
}

/** Parses the trusted proxies. */
export function proxyOf(text: string | undefined): TrustedProxies {
  const proxies = readProxies(text);
  if (proxies !== null) return proxies;
  throw new ConfigError(
    `TRUST_PROXY must be on, off, a number of proxies or a list of addresses such as 10.0.0.5, 192.168.0.0/16, not "${text}".`,
  );
}
