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
  hasFailed: boolean;
  shownKey: string;
}

/** Shows the fault page instead of a white one when a page cannot be drawn or its code cannot be loaded. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, shownKey: this.props.resetKey };

  static getDerivedStateFromError(): Pick<PageBoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    { shownKey }: PageBoundaryState,
  ): PageBoundaryState | null {
    return resetKey === shownKey ? null : { hasFailed: false, shownKey: resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage code="500" actions={this.props.actions} /> : this.props.children;
  }
}
