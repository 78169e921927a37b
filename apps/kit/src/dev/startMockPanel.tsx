import i18next from 'i18next';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import { LocaleProvider } from '@selvedge/design-system/i18n';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import type { Language } from '../app/i18n';
import { MockPanel } from './MockPanel';
import { forgetWishes, keepWishesInAddress, mockState, wishFor, wishingFetch } from './mockState';
import { type ContractDocument, operationsOf } from './operations';
import { wishOf } from './wishes';

/** What the panel needs of the app. */
export interface MockPanelOptions {
  /** Host of the mock. */
  apiBase: string;
  /** Loads the page’s data as on a first visit, after another answer was chosen. */
  refresh: () => void;
}

/**
 * Starts the mock panel beside an app that runs on the mock: reads the contract for the answers to offer, and lets fetch
 * carry what is chosen.
 */
export async function startMockPanel({ apiBase, refresh }: MockPanelOptions): Promise<void> {
  const contract = await fetch(`${apiBase}/api/openapi.json`);
  mockState.operations = operationsOf((await contract.json()) as ContractDocument);
  keepWishesInAddress();
  globalThis.fetch = wishingFetch(apiBase, globalThis.fetch);
  const place = document.createElement('div');
  // A dialog leaves what carries this mark alive: its states are chosen here too.
  place.dataset.reactAriaTopLayer = 'true';
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Panel refresh={refresh} />
    </StrictMode>,
  );
}

const watchLanguage = (onChange: () => void) => {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
};
/** The panel starts before the app has its words; until then it speaks the first language. */
const shownLanguage = () => (i18next.language as Language | undefined) ?? DEFAULT_TAG;

function Panel({ refresh }: Pick<MockPanelOptions, 'refresh'>) {
  const { called, operations, wishes } = useSnapshot(mockState);
  const language = useSyncExternalStore(watchLanguage, shownLanguage);
  const calls = called.flatMap((id) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) return [];
    const { method, path, answers } = operation;
    return [{ id, address: `${method} ${path}`, answers, ...wishOf(wishes, id) }];
  });
  const wish = (id: string, wished: Parameters<typeof wishFor>[1]) => {
    wishFor(id, wished);
    refresh();
  };
  return (
    <LocaleProvider locale={language}>
      <MockPanel
        calls={calls}
        onAnswer={(id, answer) => wish(id, { answer })}
        onDelay={(id, delayMs) => wish(id, { delayMs })}
        onReset={() => {
          forgetWishes();
          refresh();
        }}
        onCopy={() => void navigator.clipboard.writeText(window.location.href)}
      />
    </LocaleProvider>
  );
}
