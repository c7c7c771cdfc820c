/** What a theme can change; the rest of axe's rules read the same page by day and by night. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
