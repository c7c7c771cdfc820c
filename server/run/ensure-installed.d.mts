/** The part of npm's lockfiles that is compared. */
export interface Lock {
  packages: Record<
    string,
    { version?: string; optional?: boolean; dev?: boolean; devOptional?: boolean; link?: boolean }
  >;
}

export function ensureInstalled(): void;
export function isNodeRecent(version: string): boolean;
export function isInstalled(wanted: Lock, installed: Lock | undefined, needsDev?: boolean): boolean;
