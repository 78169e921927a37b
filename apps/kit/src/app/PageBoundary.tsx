import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '@selvedge/design-system/ErrorPage';

interface PageBoundaryProps {
  /** Changing it, as with the path, gives the next page its chance. */
  resetKey: string;
  /** How to go on: a button that reloads. */
  actions: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failure: 'fault' | 'offline' | null;
  shownKey: string;
}

/**
 * Shows the fault page instead of a white one when a page cannot be drawn or its code cannot be loaded. A page that could
 * not come for want of a connection is loaded by itself once there is one: what was written is kept.
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
