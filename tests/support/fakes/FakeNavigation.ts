import type { Navigation } from '../../../src/application/shared/Navigation.ts';
import type { SignInNews } from '../../../src/domain/account/SignInNews.ts';

/** Navigation in memory, with its history. */
export class FakeNavigation implements Navigation {
  readonly steps: string[] = [];
  /** The state passed to the current page. */
  news: SignInNews | undefined;
  #address: URL;

  constructor(address = 'http://fleet.greenline.localhost:8080/') {
    this.#address = new URL(address);
  }

  get host(): string {
    return this.#address.host;
  }

  get origin(): string {
    return this.#address.origin;
  }

  current(): string {
    const { pathname, search, hash } = this.#address;
    return pathname + search + hash;
  }

  replace(path: string, news?: SignInNews): void {
    this.news = news;
    this.#step('replace', path);
  }

  rewrite(path: string): void {
    this.#step('rewrite', path);
  }

  leaveFor(address: string): void {
    this.steps.push(`leave ${address}`);
  }

  #step(way: string, path: string): void {
    this.steps.push(`${way} ${path}`);
    this.#address = new URL(this.origin + path);
  }
}
