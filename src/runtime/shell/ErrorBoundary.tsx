import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError: (error: Error) => void;
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Contains errors inside its element (ERR-03). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError(ErrorBoundary.getDerivedStateFromError(thrown).error);
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
