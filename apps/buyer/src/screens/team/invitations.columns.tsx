import type { TFunction } from 'i18next';
import { textColumn } from '@selvedge/app-shell/listing/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Invitation } from '../../api/schemas';

/** Action on an invitation. */
export type InvitationStep = 'agree' | 'refuse' | 'revoke' | 'again';

type Tone = NonNullable<StatusMarkProps['tone']>;

interface InvitationCells {
  hasTeam: boolean;
  invites: boolean;
  onStep: (step: InvitationStep, invitation: Invitation) => void;
  /** Returns the colour that staff set for a status, or the default. */
  toneOf: (status: string, own: Tone) => Tone;
}

const MARKS: Readonly<
  Record<Invitation['status'], Pick<StatusMarkProps, 'glyph' | 'isOff'> & { tone: Tone }>
> = {
  NOT_PROCESSED: { glyph: 'half', tone: 'warning' },
  AGREED: { glyph: 'full', tone: 'positive' },
  DENIED: { glyph: 'dash', tone: 'neutral', isOff: true },
};

/** Returns the actions allowed on an invitation now. */
function stepsOf(
  { direction, status }: Invitation,
  { hasTeam, invites }: Pick<InvitationCells, 'hasTeam' | 'invites'>,
): InvitationStep[] {
  if (direction === 'RECEIVED') {
    if (status !== 'NOT_PROCESSED') return [];
    return hasTeam ? ['refuse'] : ['agree', 'refuse'];
  }
  if (!invites || status === 'AGREED') return [];
  return [status === 'DENIED' ? 'again' : 'revoke'];
}

/** Returns the label of a status; a denied invitation that was not refused by the invitee is labelled as expired or revoked. */
function stateWord({ status, deniedBy }: Invitation, t: TFunction<'team'>): string {
  if (deniedBy === 'EXPIRY' || deniedBy === 'TEAM') return t(`ended.${deniedBy}`);
  return t(`dictionaries:invitation_status.${status}`);
}

function whenWords(invitation: Invitation, t: TFunction<'team'>, formats: Formats): string {
  const { status, createdAt, expiresAt, handledAt, deniedBy } = invitation;
  const made = formats.date(createdAt);
  if (status === 'NOT_PROCESSED') return t('when.open', { made, until: formats.date(expiresAt) });
  const at = formats.date(handledAt ?? expiresAt);
  if (status === 'AGREED') return t('when.agreed', { made, at });
  return t(`when.${deniedBy ?? 'INVITEE'}`, { made, at });
}

/** Returns the columns of received and sent invitations. */
export function invitationColumns(
  t: TFunction<'team'>,
  formats: Formats,
  { hasTeam, invites, onStep, toneOf }: InvitationCells,
): TableColumn<Invitation>[] {
  return [
    textColumn('direction', t('columns.direction'), {
      phone: 'line2',
      width: 108,
      of: ({ direction }) => t(`direction.${direction}`),
    }),
    {
      id: 'who',
      phone: 'line1',
      header: t('columns.who'),
      isRowHeader: true,
      render: ({
        direction,
        teamName,
        invitedBy,
        inviteeAreaCode,
        inviteePhone,
        inviteeNickname,
        status,
      }) => (
        <Inline gap="s3">
          {direction === 'RECEIVED' ? (
            <span>{teamName}</span>
          ) : (
            <Text isFigure>
              {inviteeAreaCode} {inviteePhone}
            </Text>
          )}
          <Text ink="weak">
            {inviteeNickname ?? t(direction === 'RECEIVED' ? 'from' : 'by', { name: invitedBy })}
            {direction === 'RECEIVED' && hasTeam && status === 'NOT_PROCESSED' ? t('leaveFirst') : null}
          </Text>
        </Inline>
      ),
    },
    {
      id: 'status',
      phone: 'line1End',
      header: t('columns.status'),
      width: 132,
      render: (invitation) => {
        const mark = MARKS[invitation.status];
        return (
          <StatusMark {...mark} tone={toneOf(invitation.status, mark.tone)}>
            {stateWord(invitation, t)}
          </StatusMark>
        );
      },
    },
    textColumn('when', t('columns.when'), {
      phone: 'line2End',
      width: 230,
      ink: 'medium',
      isTruncated: true,
      of: (invitation) => whenWords(invitation, t, formats),
    }),
    {
      id: 'actions',
      phone: 'line3End',
      header: t('columns.actions'),
      isHeaderHidden: true,
      align: 'end',
      width: 140,
      render: (invitation) => (
        <Inline gap="s4" justify="end" isWrapping={false}>
          {stepsOf(invitation, { hasTeam, invites }).map((step) => (
            <Button key={step} variant="link" onPress={() => onStep(step, invitation)}>
              {t(step)}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
}
