import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands where the part broke. */
  instead: ReactNode
  /** At another address it is tried anew. */
  at?: string
  children: ReactNode
}

type State = { isBroken: boolean; at: string | undefined }

/** Keeps a part that broke, or did not come, from taking the rest along. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { isBroken: false, at }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
