import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { t } from './messages.ts';

interface ErrorBoundaryProps {
  /** Says what failed. */
  message: string;
  children: ReactNode;
}

/** Shows an error within its panel, with a button to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Failure message={this.props.message} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}

/** An error message in place, with a button to try again if there is a handler. */
export function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-l-3 border-critical py-1 pl-3"
    >
      <p className="min-w-0 flex-1 text-small">{message}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('ui.failure.retry')}
        </Button>
      )}
    </div>
  );
}
