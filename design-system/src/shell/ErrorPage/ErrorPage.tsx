import type { ReactNode } from 'react';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { actions as actionsClass, code as codeClass, page, title, words } from './ErrorPage.css';

/** Errors that have a page of their own. */
export const errorCodes = ['401', '403', '404', '500', 'offline'] as const;
/** Error with a page of its own. */
export type ErrorCode = (typeof errorCodes)[number];

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends RootProps<HTMLDivElement> {
  code: ErrorCode;
  /** Replaces the usual sentence. */
  text?: ReactNode;
  /** Actions to continue, the primary one first. */
  actions?: ReactNode;
}

/** Page shown instead of one that cannot be shown: the error and how to continue. */
export function ErrorPage({ code, text, actions, ...root }: ErrorPageProps) {
  const t = useMessages('ErrorPage');
  return (
    <div {...root} className={page}>
      {code === 'offline' ? null : <p className={codeClass}>{code}</p>}
      <h1 className={title}>{t(code)}</h1>
      <p className={words}>{text ?? t(`${code}text`)}</p>
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
