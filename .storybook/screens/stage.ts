import i18next from 'i18next';
import { DICTIONARIES } from '@selvedge/app-shell/app/dictionaryWords';
import { changeLanguage, startI18n } from '@selvedge/app-shell/app/i18n';
import type { Language } from '@selvedge/app-shell/app/i18n';
import { dropAllKept } from '@selvedge/app-shell/kept/keptStore';
import { answerCalls } from './storyCalls';
import { setStoryDate } from './storyDate';
import { loadContractAnswers } from './contractAnswers';
import type { ScreenParameters, StoryApp } from './storyApp';

const apps: Record<ScreenParameters['app'], () => Promise<{ storyApp: StoryApp }>> = {
  buyer: () => import('./buyerApp'),
  admin: () => import('./adminApp'),
};

let started: ScreenParameters['app'] | undefined;

/** Environment of a screen in its app: messages, the address, a user, fresh data, the date. */
export interface Stage {
  app: StoryApp;
  /** Sets the environment up; returns the function that restores the page. */
  raise(): () => void;
}

/** Loads the app of a screen and its messages. Runs before each story, quick after the first. */
export async function prepareStage(parameters: ScreenParameters, language: Language): Promise<Stage> {
  const { app: name, answers = {}, isSignedIn = true } = parameters;
  const [{ storyApp: app }, contract] = await Promise.all([apps[name](), loadContractAnswers()]);
  contract.check(answers);
  await speak(app, name, language);
  return {
    app,
    raise: () => {
      const undo = [keepStorage(), keepAddress(), setStoryDate(), answerCalls(contract, answers, language)];
      app.queryClient.clear();
      app.enter(isSignedIn ? contract.dataOf(app.userOperation, answers) : null);
      goTo(parameters.at);
      return () => {
        app.queryClient.clear();
        app.enter(null);
        void dropAllKept();
        for (const back of undo.reverse()) back();
      };
    },
  };
}

/** Loads all message files of the app, so that nothing waits for one while it is rendered. */
async function speak(app: StoryApp, name: ScreenParameters['app'], language: Language): Promise<void> {
  if (started !== name) await startI18n(app.messages, language);
  else if (i18next.language !== language) await changeLanguage(language);
  started = name;
  app.setLanguage(language);
  const names = Object.keys(app.messages).map((path) => path.replace(/^.*\/|\.json$/g, ''));
  await i18next.loadNamespaces([...new Set([...names, DICTIONARIES])]);
}

/**
 * Sets the address of the screen, always with a query, also an empty one: Storybook's own query precedes the hash and must not be read as
 * the screen's.
 */
function goTo(at: string): void {
  const { pathname, search } = window.location;
  history.replaceState(null, '', `${pathname}${search}#${at}${at.includes('?') ? '' : '?'}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function keepAddress(): () => void {
  const { href } = window.location;
  return () => history.replaceState(null, '', href);
}

function keepStorage(): () => void {
  const kept = [localStorage, sessionStorage].map((storage) => ({
    storage,
    entries: Object.entries(storage),
  }));
  return () => {
    for (const { storage, entries } of kept) {
      storage.clear();
      for (const [key, value] of entries) storage.setItem(key, String(value));
    }
  };
}
