import { Component } from 'react'
import type { ReactNode } from 'react'

/** Catches what a screen throws while rendering; `fallback` is given a way to render it again. */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown, again: () => void) => ReactNode; children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    const again = () => this.setState({ error: undefined, failed: false })
    return this.state.failed ? this.props.fallback(this.state.error, again) : this.props.children
  }
}
