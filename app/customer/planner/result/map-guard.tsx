import { Component, type ReactNode } from 'react';

/** A map that breaks leaves its place empty; the plan around it goes on (D367). */
export class MapGuard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
