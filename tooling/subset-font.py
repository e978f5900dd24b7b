"""Makes client/public/fonts/zobo-sans.woff2 from Montserrat (SIL Open Font License), once, by hand:

    npm pack @fontsource-variable/montserrat@5.3.0 && tar xzf fontsource-variable-montserrat-5.3.0.tgz
    pip install fonttools brotli && python tooling/subset-font.py package/files client/public/fonts/zobo-sans.woff2

The package cuts the typeface into ranges, but a letter and its marks must stand in ONE file to be set together, so the
three ranges that hold English, Yoruba, Hausa and Igbo are joined, cut to what the product writes, and given marks again.
"""
import copy
import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.boundsPen import BoundsPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import FeatureRecord
from fontTools.varLib import instancer

LIGHTEST, HEAVIEST = 400, 800
ABOVE, BELOW = (0x300, 0x301, 0x303, 0x304, 0x308), (0x323,)
TEXT = (
    ''.join(map(chr, range(0x20, 0x7F)))
    + '\u00a0£©®°·×₦€–—‘’“”…•−™'
    + 'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÂÊÎÔÛâêîôûÃãÑñÇçÄËÏÖÜäëïöü'
    + 'ĀāĒēĪīŌōŪūǸǹḾḿŃńẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴ'
)
WANTED = set(map(ord, TEXT)) | set(ABOVE) | set(BELOW)


def join(folder):
    """The Latin range with the missing letters of the other two, which share its axes and masters."""
    base, *others = (TTFont(f'{folder}/montserrat-{part}-wght-normal.woff2') for part in ('latin', 'latin-ext', 'vietnamese'))
    order = list(base.getGlyphOrder())
    deltas = {name: base['gvar'].variations.get(name, []) for name in order}

    def bring(source, tag, name):
        new = f'{name}.{tag}'
        if new in deltas:
            return new
        glyph = copy.deepcopy(source['glyf'][name])
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = bring(source, tag, part.glyphName)
        glyph.removeHinting()
        base['glyf'].glyphs[new] = glyph
        base['hmtx'].metrics[new] = source['hmtx'].metrics[name]
        deltas[new] = copy.deepcopy(source['gvar'].variations.get(name, []))
        order.append(new)
        return new

    have = base.getBestCmap()
    tables = [table for table in base['cmap'].tables if table.isUnicode()]
    for code in sorted(WANTED - set(have)):
        tag, source = next((i, font) for i, font in enumerate(others) if code in font.getBestCmap())
        glyph = bring(source, tag, source.getBestCmap()[code])
        for table in tables:
            table.cmap[code] = glyph
    base.setGlyphOrder(order)
    base['glyf'].glyphOrder = order
    base['maxp'].numGlyphs = len(order)
    base['gvar'].variations = deltas
    # Hinting and the advance index were made for the old set of glyphs; browsers need neither.
    for table in ('HVAR', 'MVAR', 'cvar', 'cvt ', 'fpgm', 'prep', 'gasp', 'GSUB'):
        if table in base:
            del base[table]
    for code in (*ABOVE, *BELOW):
        base['GDEF'].table.GlyphClassDef.classDefs[base.getBestCmap()[code]] = 3
    return base


def bounds(font):
    glyphs, found = font.getGlyphSet(), {}
    for code, name in font.getBestCmap().items():
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        found[code] = pen.bounds
    return found


def add_marks(font):
    """Anchors from the shapes themselves, midway between the two ends of the axis: their difference cannot be seen."""
    ends = [bounds(instancer.instantiateVariableFont(copy.deepcopy(font), {'wght': end})) for end in (LIGHTEST, HEAVIEST)]
    names = font.getBestCmap()
    height = ends[0][ord('x')][3]

    def centre(code):
        return round(sum((end[code][0] + end[code][2]) / 2 for end in ends) / 2)

    def top(code):
        return round(sum(end[code][3] for end in ends) / 2)

    lines = [f'markClass {names[c]} <anchor {centre(c)} {round(height)}> @above;' for c in ABOVE]
    lines += [f'markClass {names[c]} <anchor {centre(c)} 0> @below;' for c in BELOW]
    lines.append('feature mark {')
    for code in sorted(c for c in names if chr(c).isalpha()):
        lines.append(f'pos base {names[code]} <anchor {centre(code)} {top(code)}> mark @above <anchor {centre(code)} 0> mark @below;')
    lines.append('} mark;')
    other = copy.deepcopy(font)
    addOpenTypeFeaturesFromString(other, '\n'.join(lines), tables=['GPOS'])
    ours, theirs = font['GPOS'].table, other['GPOS'].table
    record = FeatureRecord()
    record.FeatureTag = 'mark'
    record.Feature = copy.deepcopy(theirs.FeatureList.FeatureRecord[0].Feature)
    first = len(ours.LookupList.Lookup)
    record.Feature.LookupListIndex = [first + index for index in record.Feature.LookupListIndex]
    ours.LookupList.Lookup += theirs.LookupList.Lookup
    ours.FeatureList.FeatureRecord.append(record)
    for script in ours.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]:
            if system:
                system.FeatureIndex.append(len(ours.FeatureList.FeatureRecord) - 1)


def main(folder, target):
    font = join(folder)
    font.flavor = None
    font = instancer.instantiateVariableFont(font, {'wght': (LIGHTEST, LIGHTEST, HEAVIEST)})
    font['gvar'].variations = {name: font['gvar'].variations.get(name, []) for name in font.getGlyphOrder()}
    options = Options()
    options.layout_features, options.hinting, options.notdef_outline = ['kern'], False, True
    options.name_IDs, options.name_languages = [0, 1, 2, 3, 4, 5, 6, 13, 14], [0x409]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(font)
    add_marks(font)
    font.flavor = 'woff2'
    font.save(target)


main(*sys.argv[1:])
