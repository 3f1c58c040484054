import { Component, type ReactNode } from 'react'

export interface SceneBoundaryProps {
  children: ReactNode
  /** Drawing has failed: the round goes on in the list. */
  onFailure: () => void
}

/** Keeps what goes wrong while drawing away from the round. */
export class SceneBoundary extends Component<SceneBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
