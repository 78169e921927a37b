/** Which notices a buyer wants and where they come. */

/** What notices are about, in the order in which they are chosen. */
export const NOTICE_KINDS = ['ORDER', 'PAYMENT', 'SHIPMENT', 'LIST', 'TEAM', 'SYSTEM'] as const;

/** What a notice is about. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where notices of a kind come. */
export interface NoticeChannels {
  inApp: boolean;
  email: boolean;
}

/** Where notices come, by kind. */
export type NoticeSettings = Record<NoticeKind, NoticeChannels>;

/** Of who never chose: everything in the app, nothing by e-mail. */
export const UNCHOSEN: NoticeChannels = { inApp: true, email: false };

/** What tells of the account's own safety, such as another password, cannot be switched off: who took the account over would do so first. */
export const ALWAYS_IN_APP: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['SYSTEM']);

/** Every kind with its channels: what was chosen, and for the others what everybody begins with. */
export function noticeSettings(chosen: readonly ({ type: NoticeKind } & NoticeChannels)[]): NoticeSettings {
  const known = new Map(chosen.map(({ type, inApp, email }) => [type, { inApp, email }]));
  const of = (kind: NoticeKind): NoticeChannels => known.get(kind) ?? UNCHOSEN;
  return {
    ORDER: of('ORDER'),
    PAYMENT: of('PAYMENT'),
    SHIPMENT: of('SHIPMENT'),
    LIST: of('LIST'),
    TEAM: of('TEAM'),
    SYSTEM: of('SYSTEM'),
  };
}
