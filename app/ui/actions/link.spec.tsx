import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './button.tsx';
import { type LinkProps, LinkProvider, PartLink } from './link.tsx';

test('without a router a link is a plain one', async () => {
  await render(
    <PartLink to="/services" replace state={{ from: 'home' }} className="soft">
      Services
    </PartLink>,
  );
  const link = page.getByRole('link', { name: 'Services' }).element();
  expect(link.outerHTML).toBe('<a class="soft" href="/services">Services</a>');
});

test('inside a LinkProvider every part moves as the app does', async () => {
  function AppLink({ to, replace, state, ...rest }: LinkProps) {
    return <a {...rest} href={`#app${to}`} data-replace={replace} data-state={String(state)} />;
  }
  await render(
    <LinkProvider value={AppLink}>
      <ButtonLink to="/cart" replace state="here">
        Cart
      </ButtonLink>
    </LinkProvider>,
  );
  const link = page.getByRole('link', { name: 'Cart' });
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', '#app/cart');
  await expect.element(link).toHaveAttribute('data-replace', 'true');
  await expect.element(link).toHaveAttribute('data-state', 'here');
});
