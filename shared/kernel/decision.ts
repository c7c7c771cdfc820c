/** What a pure rule answers: accepted with what to do, or refused with a code. Doing it is the caller's job. */
export type Decision<Change, Refusal> =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly refusal: Refusal };

export function accept<Change>(change: Change): { readonly ok: true; readonly change: Change } {
  return { ok: true, change };
}

export function refuse<Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
