/**
 * The evening colours of app/styles/tokens.css for programs that know them; those of the day stand inline. Twice,
 * because Outlook on the web asks by an attribute of its own.
 */
const evening: readonly (readonly [string, string])[] = [
  ['.ground', 'background:#0e1c1d!important'],
  ['.sheet', 'background:#16292a!important'],
  ['.sheet,.ink', 'color:#f6efe2!important'],
  ['.soft', 'color:#b7c4bf!important'],
  ['.line', 'border-color:#2a4142!important'],
  ['.card', 'background:#1d3334!important'],
  ['.leaf', 'background:#0e1c1d!important;border-color:#2a4142!important;color:#f6efe2!important'],
  ['.palm', 'color:#5fd0c0!important'],
  ['.button', 'background:#5fd0c0!important'],
  ['.button-words', 'color:#04211f!important'],
  ['.dot', 'background:#173d3b!important;color:#9fe6da!important'],
];

const rules = (prefix: string) =>
  evening
    .map(([selectors, style]) => {
      const scoped = selectors.split(',').map((selector) => `${prefix}${selector}`);
      return `${scoped.join(',')}{${style}}`;
    })
    .join('');

export const mailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.gap{padding:24px 20px 26px!important}}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}`;
