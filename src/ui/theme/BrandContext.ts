import { createContext } from 'react';
import type { Brand } from '../../domain/brand/Brand.ts';
import { neutralBrand } from '../../domain/brand/neutralBrand.ts';

export const BrandContext = createContext<Brand>(neutralBrand);
