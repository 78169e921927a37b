import { useTranslation } from 'react-i18next';
import type { LiveState } from '@selvedge/api-spec/client';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import { ArrivedFrames } from './ArrivedFrames';
import { SayForm } from './SayForm';
import { useChannel } from './useChannel';

const MARKS: Readonly<Record<LiveState, Pick<StatusMarkProps, 'glyph' | 'tone'>>> = {
  stopped: { glyph: 'ring', tone: 'neutral' },
  connecting: { glyph: 'half', tone: 'info' },
  live: { glyph: 'full', tone: 'positive' },
  waiting: { glyph: 'triangle', tone: 'warning' },
};

/** Demo of the live channel: connect, send, broadcast, and the frames received. */
export function DemoWebsocketScreen() {
  const { t } = useTranslation('demo');
  const { state, arrived, connect, disconnect, say, clear } = useChannel();
  const isOpen = state !== 'stopped';
  return (
    <Page
      isInset
      header={
        <PageHeader
          title={t('common:route.demoWebsocket')}
          lead={t('websocket.lead')}
          actions={
            <>
              <output>
                <StatusMark {...MARKS[state]}>{t(`websocket.state.${state}`)}</StatusMark>
              </output>
              <Button variant={isOpen ? 'secondary' : 'primary'} onPress={isOpen ? disconnect : connect}>
                {t(isOpen ? 'websocket.disconnect' : 'websocket.connect')}
              </Button>
            </>
          }
        />
      }
    >
      <Columns template="short">
        <SayForm isLive={state === 'live'} onSay={say} />
        <ArrivedFrames arrived={arrived} onClear={clear} />
      </Columns>
    </Page>
  );
}
