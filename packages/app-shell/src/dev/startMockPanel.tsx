import i18next from 'i18next';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import { LocaleProvider } from '@selvedge/design-system/i18n';
import { type ChannelName, frameTypes } from '@selvedge/api-spec/client';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import type { Language } from '../app/i18n';
import { MockPanel } from './MockPanel';
import { clearOverrides, keepOverridesInAddress, mockState, setOverride, overridingFetch } from './mockState';
import { type ContractDocument, operationsOf } from './operations';
import { overrideOf } from './overrides';

/** Options of the mock panel. */
export interface MockPanelOptions {
  /** Base URL of the mock. */
  apiBase: string;
  /** Live channel of the app. */
  channel: ChannelName;
  /** Refetches the page's data as on a first visit, after another answer was chosen. */
  refresh: () => void;
}

/**
 * Starts the mock panel beside an app that runs on the mock: reads the contract for the available answers, and patches fetch to request the
 * chosen ones.
 */
export async function startMockPanel({ apiBase, channel, refresh }: MockPanelOptions): Promise<void> {
  const contract = await fetch(`${apiBase}/api/openapi.json`);
  mockState.operations = operationsOf((await contract.json()) as ContractDocument);
  keepOverridesInAddress();
  globalThis.fetch = overridingFetch(apiBase, globalThis.fetch);
  const place = document.createElement('div');
  // React Aria leaves elements with this attribute interactive while a dialog is open: its states are chosen here too.
  place.dataset.reactAriaTopLayer = 'true';
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Panel apiBase={apiBase} channel={channel} refresh={refresh} />
    </StrictMode>,
  );
}

const watchLanguage = (onChange: () => void) => {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
};
/** Returns the language of the panel: the default one until the app has started i18next. */
const shownLanguage = () => (i18next.language as Language | undefined) ?? DEFAULT_TAG;

function Panel({ apiBase, channel, refresh }: MockPanelOptions) {
  const { called, operations, overrides } = useSnapshot(mockState);
  const language = useSyncExternalStore(watchLanguage, shownLanguage);
  const calls = called.flatMap((id) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) return [];
    const { method, path, answers } = operation;
    return [{ id, address: `${method} ${path}`, answers, ...overrideOf(overrides, id) }];
  });
  const override = (id: string, change: Parameters<typeof setOverride>[1]) => {
    setOverride(id, change);
    refresh();
  };
  return (
    <LocaleProvider locale={language}>
      <MockPanel
        calls={calls}
        onAnswer={(id, answer) => override(id, { answer })}
        onDelay={(id, delayMs) => override(id, { delayMs })}
        onReset={() => {
          clearOverrides();
          refresh();
        }}
        frames={frameTypes[channel].filter((type) => type !== 'ready')}
        onFrame={(type) => void fetch(`${apiBase}/__frames/${channel}?type=${type}`, { method: 'POST' })}
        onCopy={() => void navigator.clipboard.writeText(window.location.href)}
      />
    </LocaleProvider>
  );
}
