import type { ReactNode } from 'react';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { actions as actionsClass, code as codeClass, page, title, words } from './ErrorPage.css';
import { messages } from './ErrorPage.messages';

/** Faults that have a page of their own. */
export const errorCodes = ['401', '403', '404', '500', 'offline'] as const;
/** A fault with a page of its own. */
export type ErrorCode = (typeof errorCodes)[number];

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends RootProps<HTMLDivElement> {
  code: ErrorCode;
  /** Says more than the usual sentence. */
  text?: ReactNode;
  /** How to go on, primary first. */
  actions?: ReactNode;
}

/** A page that cannot be shown: what happened and how to go on. */
export function ErrorPage({ code, text, actions, ...root }: ErrorPageProps) {
  const t = useMessages(messages);
  return (
    <div {...root} className={page}>
      {code === 'offline' ? null : <p className={codeClass}>{code}</p>}
      <h1 className={title}>{t(code)}</h1>
      <p className={words}>{text ?? t(`${code}text`)}</p>
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
