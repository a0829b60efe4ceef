import type { Brand } from '../../domain/brand/Brand.ts';
import { brandImage } from '../../domain/brand/brandImage.ts';
import styles from './BrandLogo.module.css';

interface BrandLogoProps {
  readonly brand: Brand;
  /** The company's name; empty where it stands beside the logo as text. */
  readonly name: string;
  /** `page` follows light and dark, `light` and `dark` stand on a ground that does not change. */
  readonly ground: 'page' | 'light' | 'dark';
}

/** Lazy: what it stands beside is drawn before it is asked for. */
export const BrandLogo = ({ brand, name, ground }: BrandLogoProps) => (
  <picture>
    {ground === 'page' && (
      <source media="(prefers-color-scheme: dark)" srcSet={brandImage(brand, 'logo-inverse.svg')} />
    )}
    <img
      className={styles.logo}
      data-ground={ground}
      src={brandImage(brand, ground === 'dark' ? 'logo-inverse.svg' : 'logo.svg')}
      alt={name}
      height={32}
      loading="lazy"
    />
  </picture>
);
