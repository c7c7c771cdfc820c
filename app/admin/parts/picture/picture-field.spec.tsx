import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { storedPicture } from '#shared/pictures/picture-url.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { PictureField } from './picture-field.tsx';

const { picture: w } = admin;
const KEPT = storedPicture('a0'.repeat(32));
const view = { hash: 'a0'.repeat(32), url: KEPT, width: 90, height: 60, small: { width: 90, height: 60 } };

/** The line to the server, in the hands of the test. */
class Line extends EventTarget {
  static opened: Line[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  sent: Blob | undefined;
  isStopped = false;
  open() {
    Line.opened.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return `${ANSWER_ID_HEADER}: r-1\r\ncontent-type: application/json\r\n`;
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.isStopped = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Line.opened = [];
});

function Form({ onChange, removable }: { onChange: (stored: string) => void; removable?: boolean }) {
  const [value, setValue] = useState('/drawings/pavers.svg');
  return (
    <main>
      <PictureField
        label="Image du service"
        value={value}
        drawings
        removable={removable}
        onChange={(stored) => {
          setValue(stored);
          onChange(stored);
        }}
      />
    </main>
  );
}

async function open(removable = false) {
  vi.stubGlobal('XMLHttpRequest', Line);
  const onChange = vi.fn<(stored: string) => void>();
  await render(<Form onChange={onChange} removable={removable} />);
  return onChange;
}

async function aPng(): Promise<File> {
  const canvas = new OffscreenCanvas(90, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 90, 60);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.bin');
}

function choose(file: File) {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('a field has an input for files');
  return userEvent.upload(input, file);
}

async function lineAt(index: number): Promise<Line> {
  await expect.poll(() => Line.opened.length).toBe(index + 1);
  const line = Line.opened[index];
  if (line === undefined) throw new Error('just looked at');
  return line;
}

test('a picture is sent as what it is, its way is told in percent, and the form keeps where it stands', async () => {
  const onChange = await open();
  await expectSoundPart();
  await choose(await aPng());
  const line = await lineAt(0);
  expect(line.headers['content-type']).toBe('image/png');
  expect(line.sent?.type).toBe('image/png');
  line.progress(37, 100);
  await expect.element(page.getByText('37 %')).toBeVisible();
  await expect.element(page.getByLabelText(w.sending)).toBeVisible();
  await expect.element(page.getByRole('img', { name: w.preview })).toBeVisible();
  await expectSoundPart();
  line.progress(100, 100);
  await expect.element(page.getByText(w.making)).toBeVisible();
  line.answer(201, view);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(KEPT);
  await expect
    .element(page.getByRole('img', { name: w.preview }))
    .toHaveAttribute('src', `${KEPT}?tenant=sabal&size=small`);
});

test('an upload that broke off says how far it came, and the same file is sent again by a press', async () => {
  const onChange = await open();
  await choose(await aPng());
  const line = await lineAt(0);
  line.progress(412, 1000);
  line.dispatchEvent(new Event('error'));
  await expect.element(page.getByText(w.broken.replace('{{percent}}', '41'))).toBeVisible();
  await expectSoundPart();
  await page.getByRole('button', { name: w.again }).click();
  (await lineAt(1)).answer(201, view);
  await expect.poll(() => onChange.mock.calls).toEqual([[KEPT]]);
});

test('who stops it keeps the picture that was there', async () => {
  const onChange = await open();
  await choose(await aPng());
  const line = await lineAt(0);
  await page.getByRole('button', { name: w.stop }).click();
  expect(line.isStopped).toBe(true);
  await expect.element(page.getByRole('button', { name: w.replace })).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: w.preview }))
    .toHaveAttribute('src', '/drawings/pavers.svg');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['GIF89a-----------', w.fault.unknown],
  ['\0\0\0\x18ftypheic----', w.fault.heic],
  ['', w.fault.required],
])('a file that is no picture of ours is refused beside the field, unsent: %j', async (text, words) => {
  await open();
  await choose(new File([text], 'photo.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: w.replace })).toHaveAccessibleDescription(words);
  expect(Line.opened).toEqual([]);
});

test('more than eight megabytes are refused unsent; what the server finds wrong is told in its words', async () => {
  await open();
  // Dropped: a file that is chosen is carried over to the page letter by letter.
  drop(new File([await aPng(), new Uint8Array(8 * 1024 * 1024)], 'large.png'));
  await expect.element(page.getByText(w.fault.too_large)).toBeVisible();
  expect(Line.opened).toEqual([]);
  await choose(await aPng());
  const refusal = { error: 'x', code: 'file.refused', fields: { file: 'too_many_pixels' } };
  (await lineAt(0)).answer(422, refusal);
  await expect.element(page.getByText(w.fault.too_many_pixels)).toBeVisible();
});

function drop(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const field = page.getByRole('group', { name: 'Image du service' }).element();
  for (const type of ['dragover', 'drop'])
    field.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

test('a file that is dropped on the field is sent', async () => {
  await open();
  drop(await aPng());
  expect((await lineAt(0)).sent?.size).toBeGreaterThan(0);
});

test('one of our drawings is taken by keys, and a picture that may be missing is taken away', async () => {
  const onChange = await open(true);
  await page.getByRole('button', { name: w.drawings }).click();
  const sheet = page.getByRole('dialog', { name: w.sheet.title });
  await expect.element(sheet.getByRole('radio', { name: w.drawing.pavers })).toBeChecked();
  await sheet.getByRole('radio', { name: w.drawing.handyman }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(sheet.getByRole('radio', { name: w.drawing.delivery })).toBeChecked();
  await sheet.getByRole('button', { name: w.sheet.take }).click();
  expect(onChange).toHaveBeenLastCalledWith('/drawings/delivery.svg');
  await page.getByRole('button', { name: w.remove }).click();
  expect(onChange).toHaveBeenLastCalledWith('');
  await expect.element(page.getByText(w.none)).toBeVisible();
});
