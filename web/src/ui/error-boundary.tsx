import { Component, type ReactNode } from 'react';
import { reportError } from '../lib/browser/report-error.ts';

interface ErrorBoundaryProps {
  /** Shown in place of a component that failed to render; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a mistake where it is: what is around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('render', error);
  }

  override render() {
    const { fallback, children } = this.props;
    if (this.state.hasFailed) return fallback(() => this.setState({ hasFailed: false }));
    return children;
  }
}
