import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '@selvedge/design-system/shell/ErrorPage';

interface PageBoundaryProps {
  /** Key whose change, such as a new path, resets the boundary, so that the next page is rendered. */
  resetKey: string;
  /** Actions of the error page: a button that reloads. */
  actions: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: 'fault' | 'offline' | null;
  shownKey: string;
}

/**
 * Error boundary of the pages: shows the error page instead of a blank one when a page fails to render or its code fails to load. A page
 * that failed to load offline reloads automatically once the browser is online; unsent input is kept.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, shownKey: this.props.resetKey };

  static getDerivedStateFromError(): Pick<PageBoundaryState, 'failure'> {
    return { failure: navigator.onLine ? 'fault' : 'offline' };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    { shownKey }: PageBoundaryState,
  ): PageBoundaryState | null {
    return resetKey === shownKey ? null : { failure: null, shownKey: resetKey };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.reloadIfHeldUp);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reloadIfHeldUp);
  }

  private readonly reloadIfHeldUp = (): void => {
    if (this.state.failure === 'offline') window.location.reload();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorPage code={failure === 'offline' ? 'offline' : '500'} actions={this.props.actions} />;
  }
}
