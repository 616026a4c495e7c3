import { Component } from 'react'
import type { ReactNode } from 'react'

/**
 * Catches what a screen throws while rendering; `fallback` is given a way to render it again. When that throws too,
 * the page is loaded anew if the server answers: React never asks again for code that did not come.
 */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown, again: () => void) => ReactNode; children: ReactNode },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false }
  private triedAgain = false

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    window.heldFaults?.push({ error })
    if (this.triedAgain) window.earlyActs?.again()
    this.triedAgain = false
  }

  override render() {
    const again = () => {
      this.triedAgain = true
      this.setState({ error: undefined, failed: false })
    }
    return this.state.failed ? this.props.fallback(this.state.error, again) : this.props.children
  }
}
