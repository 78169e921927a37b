/** Notice settings of a buyer: kinds of notices and their channels. */

/** Kinds of notices, in the order of the settings. */
export const NOTICE_KINDS = ['ORDER', 'PAYMENT', 'SHIPMENT', 'LIST', 'TEAM', 'SYSTEM'] as const;

/** Kind of a notice: its topic. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Channels of the notices of a kind. */
export interface NoticeChannels {
  inApp: boolean;
  email: boolean;
}

/** Channels of notices, by kind. */
export type NoticeSettings = Record<NoticeKind, NoticeChannels>;

/** Default channels of a buyer without a choice: everything in the app, nothing by e-mail. */
export const DEFAULT_CHANNELS: NoticeChannels = { inApp: true, email: false };

/**
 * Kinds that cannot be switched off in the app: they report events of account security, such as a changed password, and an attacker who
 * took over the account would switch them off first.
 */
export const ALWAYS_IN_APP: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['SYSTEM']);

/** Returns every kind with its channels: the chosen ones, and the default for the others. */
export function noticeSettings(chosen: readonly ({ type: NoticeKind } & NoticeChannels)[]): NoticeSettings {
  const known = new Map(chosen.map(({ type, inApp, email }) => [type, { inApp, email }]));
  const of = (kind: NoticeKind): NoticeChannels => known.get(kind) ?? DEFAULT_CHANNELS;
  return {
    ORDER: of('ORDER'),
    PAYMENT: of('PAYMENT'),
    SHIPMENT: of('SHIPMENT'),
    LIST: of('LIST'),
    TEAM: of('TEAM'),
    SYSTEM: of('SYSTEM'),
  };
}
