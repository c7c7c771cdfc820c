import axe from 'axe-core';
import { expect } from 'vitest';

/** 0 findings on what is rendered, by day and by night (design 12). Rules about whole pages do not apply to a part. */
export async function expectAccessiblePart(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    const findings = violations.map(
      ({ id, nodes }) => `${theme}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(findings).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}
